import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** React Router names its development build for everybody: browsers get the other one, without its warnings. */
const production = (specifier: string) =>
  fileURLToPath(import.meta.resolve(specifier)).replace('/development/', '/production/');

export const reactRouter: Alias[] = ['react-router', 'react-router/dom'].map((specifier) => ({
  find: new RegExp(`^${specifier}$`),
  replacement: production(specifier),
}));

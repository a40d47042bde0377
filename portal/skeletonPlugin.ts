import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = import.meta.dirname;
const marker = '<!--skeleton-->';

/**
 * Puts the grey frame of `skeleton.html` into index.html, so that the first paint does not wait for
 * any script. React draws the same frame (app/shell/FrameSkeleton.tsx) until the first screen is there.
 */
export function skeleton(): Plugin {
  return {
    name: 'portal-skeleton',
    transformIndexHtml: (html) =>
      html.replace(marker, readFileSync(join(folder, 'skeleton.html'), 'utf8').trim()),
  };
}

import type { Contract } from '../contract.ts';
import { banner, literal } from './banner.ts';

/** generated/<service>/headers.ts: the headers that the contract documents, by the names of their parameters. */
export function emitHeaders({ document }: Contract): string {
  const parameters = Object.entries(document.components?.parameters ?? {});
  const headers = parameters.filter(([, parameter]) => parameter.in === 'header');
  const table = Object.fromEntries(headers.map(([key, { name }]) => [key, name]));
  return `${banner}export const headers = ${literal(table)} as const;\n`;
}

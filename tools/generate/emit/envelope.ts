import type { Contract } from '../contract.ts';
import { banner, literal } from './banner.ts';

/** generated/<service>/envelope.ts: base path, time limit (ms) and where code, message and data stand in an answer. */
export function emitEnvelope({ document }: Contract): string {
  const shape = document['x-envelope'];
  const value = {
    base: document.servers[0]?.url.replace(/\/$/, '') ?? '',
    ...(document['x-time-limit'] && { timeLimit: document['x-time-limit'] }),
    ...(shape === 'none' ? {} : shape),
  };
  return `${banner}export const envelope = ${literal(value)} as const;\n`;
}

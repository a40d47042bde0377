import { closeSync, openSync, statSync, writeSync } from 'node:fs';

/** Returns fixed bytes that are no valid page of a database. */
const noise = (length: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 167 + 89) % 251));

/**
 * Overwrites a part of a file.
 * @param from beginning, as a fraction of the whole file
 * @param share length, as a fraction of the whole file
 */
export function overwrite(file: string, from: number, share: number): void {
  const { size } = statSync(file);
  const bytes = noise(Math.floor(size * share));
  const open = openSync(file, 'r+');
  writeSync(open, bytes, 0, bytes.length, Math.floor(size * from));
  closeSync(open);
}

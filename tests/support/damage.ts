import { closeSync, openSync, statSync, writeSync } from 'node:fs';

/** Bytes that make no page of a database; the same ones each time. */
const noise = (length: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 167 + 89) % 251));

/** Overwrites a part of a file. @param from where it begins and @param share how much of the file, as parts of 1 */
export function overwrite(file: string, from: number, share: number): void {
  const { size } = statSync(file);
  const bytes = noise(Math.floor(size * share));
  const open = openSync(file, 'r+');
  writeSync(open, bytes, 0, bytes.length, Math.floor(size * from));
  closeSync(open);
}

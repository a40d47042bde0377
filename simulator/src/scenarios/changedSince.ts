import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether something in a folder has changed since a moment (ms), or the folder cannot be read. */
export function changedSince(folder: string, moment: number): boolean {
  try {
    const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return ['', ...inside].some((path) => statSync(join(folder, path)).mtimeMs >= moment);
  } catch {
    return true;
  }
}

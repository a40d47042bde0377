import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether a folder has changed since a moment (ms), or is unreadable. */
export function changedSince(folder: string, moment: number): boolean {
  try {
    const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return ['', ...inside].some((path) => statSync(join(folder, path)).mtimeMs >= moment);
  } catch {
    return true;
  }
}

import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the modules below generated/ that hold the fields of a form: those that the portal imports. */
export function usedFields(root: string): readonly string[] {
  const folder = join(root, 'portal/src');
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/'#generated\/(\w+\/fields\/\w+\.ts)'/g),
    ])
    .map(([, path = '']) => path);
  return [...new Set(found)].sort();
}

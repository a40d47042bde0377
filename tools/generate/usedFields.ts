import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the modules with form fields that the portal imports, as paths below generated/. Only these are generated. */
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

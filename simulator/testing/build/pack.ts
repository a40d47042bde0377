/** Runs before `npm pack`: fills dist/ with JavaScript and declarations of src/ and its imports from the repository. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const compiler = join(folder, '../../node_modules/typescript-native/bin/tsc');

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.name.endsWith('.d.ts')) continue;
  const file = join(entry.parentPath, entry.name);
  writeFileSync(file, namingJavaScript(readFileSync(file, 'utf8')));
}

/** The compiler rewrites imports of JavaScript only: a declaration would still name an unpacked file. */
function namingJavaScript(declarations: string): string {
  return declarations.replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2');
}

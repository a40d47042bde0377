/**
 * Prepares the tarball of `npm pack`. Node strips types in a checkout but not inside node_modules, so dist/ gets plain
 * JavaScript; contracts/ gets the bundled contracts with their formats.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join } from 'node:path';

const checker = join(import.meta.dirname, '..');
const root = join(checker, '..');
const contracts = join(checker, 'contracts');
const dist = join(checker, 'dist');

for (const folder of [contracts, dist]) rmSync(folder, { recursive: true, force: true });
copyContracts();
compile(join(checker, 'src'), dist);

function copyContracts(): void {
  execFileSync(process.execPath, ['tools/generate/index.ts', '--bundles'], { cwd: root });
  const bundles = join(root, '.cache', 'contracts');
  for (const service of readdirSync(bundles)) {
    // The control API is the simulator's own.
    if (service === 'control' || !existsSync(join(bundles, service, 'openapi.json'))) continue;
    for (const file of ['openapi.json', 'sources.json'])
      cpSync(join(bundles, service, file), join(contracts, service, file));
  }
  cpSync(join(root, 'openapi', 'shared', 'formats.js'), join(contracts, 'formats.js'));
}

/** Compiles every module to JavaScript and copies the data beside it, without tests and their fixtures. */
function compile(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.test.ts')) continue;
    if (basename(entry.parentPath) === 'fixtures') continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    mkdirSync(dirname(target), { recursive: true });
    if (!entry.name.endsWith('.ts')) cpSync(source, target);
    else writeFileSync(target.replace(/\.ts$/, '.js'), asJavaScript(readFileSync(source, 'utf8')));
  }
}

function asJavaScript(source: string): string {
  return stripTypeScriptTypes(source).replace(/(from|import\()(\s*)'(\.[^']*)\.ts'/g, "$1$2'$3.js'");
}

import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areFresh, bundlesFingerprint, bundlesFolder, bundlesStamp } from '#tools/contract/bundles.ts';
import { fingerprint } from '../fingerprint.mjs';
import { compiledFile } from '../validators/index.ts';
import { SchemaError } from '../validators/schemaError.ts';
import { ensureHandlerTables } from './handlerTables.ts';
import { ensureProductRows } from './product/index.ts';
import { ensureScenarioSchema } from './scenarioSchema.ts';
import { usedFields } from './usedFields.ts';

/**
 * `npm run generate`: makes generated/ from openapi/, and the bundles and compiled validators in .cache/. Makes the handler
 * tables of the simulator, the schema of scenarios, and the lists of rows in docs/product. Skips generated/ if nothing has
 * changed since the last run.
 *
 * - `-- --check` writes only the caches in .cache/, and fails if a committed file is out of date.
 * - `-- --bundles` writes only the bundles and validators.
 * - `-- --without-docs` leaves docs/ alone: its lists need a reading of every test, which would slow down `npm start`.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'generated');
const stamp = join(root, '.cache/generate.sha256');
const check = process.argv.includes('--check');
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

if (process.argv.includes('--bundles') && areFresh()) process.exit(0);
const before = state();
if (!check && areFresh() && before === (await readFile(stamp, 'utf8').catch(() => ''))) {
  await compileValidators(await contractsIn(bundlesFolder));
  await ensureScenarioSchema(root, check);
  await writeHandlerTables();
  await writeProductRows();
  console.log(`generated/ is up to date (${seconds()})`);
  process.exit(0);
}

// Loaded on demand: Redocly, openapi-typescript and Ajv take half a second.
const { ContractError, readContracts } = await import('./contract.ts');
const { emitAll, emitBundles } = await import('./emit/index.ts');
try {
  // Taken before the reading: a file that changes meanwhile makes the bundles stale.
  const inputs = bundlesFingerprint();
  const contracts = await readContracts();
  const bundles = emitBundles(contracts);
  await compileValidators(bundles);
  await writeBundles(bundles, inputs);
  if (process.argv.includes('--bundles')) process.exit(0);
  const files = await emitAll(contracts);
  if (check) await compare(files);
  else await replace(files);
} catch (error) {
  if (!(error instanceof ContractError || error instanceof SchemaError)) throw error;
  console.error(
    `${error.message}\ngenerated/ is unchanged: correct the contract and run \`npm run generate\` again`,
  );
  process.exit(1);
}
if (!(await ensureScenarioSchema(root, check))) {
  console.error(
    'scenarios/_schema.json does not match simulator/src/scenarios/scenario.ts: run `npm run generate` and commit the result',
  );
  process.exit(1);
}
await writeHandlerTables();
await writeProductRows();

async function writeHandlerTables(): Promise<void> {
  const stale = await ensureHandlerTables(root, check);
  if (!check || stale.length === 0) return;
  console.error(
    `${stale.join(', ')}: does not match the files of the folder: run \`npm run generate\` and commit the result`,
  );
  process.exit(1);
}

/** Writes the lists of rows. A broken row or page fails only the check; otherwise it is just reported. */
async function writeProductRows(): Promise<void> {
  if (process.argv.includes('--without-docs')) return;
  try {
    const stale = await ensureProductRows(root, check);
    if (!check || stale.length === 0) return;
    console.error(
      `${stale.join(', ')}: the lists of rows are out of date: run \`npm run generate\` and commit the result`,
    );
  } catch (error) {
    console.error(`docs/product is unchanged: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (check) process.exit(1);
}

/**
 * Writes changes into the existing files, because `node --watch` (`npm run dev`) does not follow a replaced file or folder. An
 * interrupted run leaves no stamp and is repeated.
 */
async function replace(files: ReadonlyMap<string, string>): Promise<void> {
  const { different, leftOver } = await drift(files);
  await rm(stamp, { force: true });
  for (const path of leftOver) await rm(join(target, path));
  for (const path of different.keys()) {
    const file = join(target, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, files.get(path) ?? '');
  }
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, state());
  console.log(
    `generated ${files.size} files, ${different.size + leftOver.length} of them changed (${seconds()})`,
  );
}

/**
 * Writes the bundles, and last their stamp. Each file is written elsewhere and renamed, so that a parallel process never reads half
 * a file.
 * @param inputs fingerprint of what the bundles are made from
 */
async function writeBundles(bundles: ReadonlyMap<string, string>, inputs: string): Promise<void> {
  for (const [path, content] of [...bundles, [relative(bundlesFolder, bundlesStamp), inputs] as const]) {
    const file = join(bundlesFolder, path);
    if (content === (await readFile(file, 'utf8').catch(() => undefined))) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.${process.pid}`, content);
    await rename(`${file}.${process.pid}`, file);
  }
}

/** Compiles every contract, since a schema that Ajv cannot compile would check nothing. @throws SchemaError */
async function compileValidators(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, content] of files) {
    if (path.endsWith('/openapi.json')) await compiledFile(dirname(path), content);
  }
}

/** Returns the previous bundles as path → content. */
async function contractsIn(folder: string): Promise<Map<string, string>> {
  const paths = (await filesBelow(folder)).filter((path) => path.endsWith('/openapi.json'));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const),
    ),
  );
}

async function compare(files: ReadonlyMap<string, string>): Promise<void> {
  const { different, leftOver } = await drift(files);
  if (different.size + leftOver.length > 0) {
    const lines = [
      ...[...different].map(([path, how]) => `${how}: generated/${path}`),
      ...leftOver.map((path) => `left over: generated/${path}`),
    ];
    console.error(
      `${lines.join('\n')}\ngenerated/ does not match openapi/: run \`npm run generate\` and commit the result`,
    );
    process.exit(1);
  }
  console.log(`generated/ matches the contracts: ${files.size} files (${seconds()})`);
}

/** Returns the paths below generated/ that are out of date: files that are missing or differ, and files that are no longer made. */
async function drift(files: ReadonlyMap<string, string>) {
  const leftOver = new Set((await filesBelow(target)).map((path) => relative(target, path)));
  const different = new Map<string, 'missing' | 'differs'>();
  for (const [path, content] of files) {
    const present = leftOver.delete(path);
    if (!present) different.set(path, 'missing');
    else if ((await readFile(join(target, path), 'utf8')) !== content) different.set(path, 'differs');
  }
  return { different, leftOver: [...leftOver] };
}

/** Returns a fingerprint of all inputs and of generated/. */
function state(): string {
  const inputs = ['openapi', 'tools/contract', 'tools/generate', 'tools/validators', 'generated'];
  return fingerprint(root, [...inputs, 'package-lock.json']) + usedFields(root).join();
}

/** Returns the paths of all files below a folder; none if it does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

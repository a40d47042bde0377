import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledFile } from '../validators/index.ts';
import { SchemaError } from '../validators/schemaError.ts';
import { ensureScenarioSchema } from './scenarioSchema.ts';

/**
 * `npm run generate`: generated/ from openapi/, and the compiled validators in .cache/. Does nothing when neither has changed since
 * the last run. `-- --check`: leaves generated/ alone, fails when it differs from what the contracts give.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'generated');
const stamp = join(root, '.cache/generate.sha256');
const check = process.argv.includes('--check');
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

const before = await fingerprint();
if (!check && before === (await readFile(stamp, 'utf8').catch(() => ''))) {
  await compileValidators(await contractsIn(target));
  await ensureScenarioSchema(root, check);
  console.log(`generated/ is up to date (${seconds()})`);
  process.exit(0);
}

// Loaded only when there is work: Redocly, openapi-typescript and Ajv take half a second.
const { ContractError, readContracts } = await import('./contract.ts');
const { emitAll } = await import('./emit/index.ts');
try {
  const files = await emitAll(await readContracts());
  await compileValidators(files);
  if (check) await compare(files);
  else await replace(files);
} catch (error) {
  if (!(error instanceof ContractError || error instanceof SchemaError)) throw error;
  console.error(
    `${error.message}\ngenerated/ was left as it is: mend the contract and run \`npm run generate\` again`,
  );
  process.exit(1);
}
if (!(await ensureScenarioSchema(root, check))) {
  console.error(
    'scenarios/_schema.json is not what simulator/src/scenarios/scenario.ts gives: run `npm run generate` and commit the result',
  );
  process.exit(1);
}

/** Writes beside generated/ and swaps, so that nothing half-written ever stays there. */
async function replace(files: Map<string, string>): Promise<void> {
  const fresh = `${target}.new`;
  await rm(fresh, { recursive: true, force: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), content);
  }
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(target, old).catch(() => undefined);
  await rename(fresh, target);
  await rm(old, { recursive: true, force: true });
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, await fingerprint());
  console.log(`generated ${files.size} files (${seconds()})`);
}

/** Compiles every contract: a schema that Ajv cannot compile would check nothing. */
async function compileValidators(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, content] of files) {
    if (path.endsWith('/openapi.json')) await compiledFile(dirname(path), content);
  }
}

/** The bundled contracts that were generated before, as path → content. */
async function contractsIn(folder: string): Promise<Map<string, string>> {
  const paths = (await list(folder)).filter((path) => path.endsWith('/openapi.json'));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const),
    ),
  );
}

async function compare(files: Map<string, string>): Promise<void> {
  const present = new Set((await list(target)).map((path) => relative(target, path)));
  const drift: string[] = [];
  for (const [path, content] of files) {
    const now = present.delete(path) ? await readFile(join(target, path), 'utf8') : undefined;
    if (now !== content) drift.push(`${now === undefined ? 'missing' : 'differs'}: generated/${path}`);
  }
  drift.push(...[...present].map((path) => `left over: generated/${path}`));
  if (drift.length > 0) {
    console.error(
      `${drift.join('\n')}\ngenerated/ is not what openapi/ gives: run \`npm run generate\` and commit the result`,
    );
    process.exit(1);
  }
  console.log(`generated/ matches the contracts: ${files.size} files (${seconds()})`);
}

/** One hash over everything that decides the result, and the result. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const inputs = [
    join(root, 'openapi'),
    join(root, 'tools/generate'),
    join(root, 'tools/validators'),
    target,
  ];
  const paths = (await Promise.all(inputs.map(list))).flat();
  for (const path of [...paths, join(root, 'package-lock.json')].sort())
    hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Compiles the contracts' schemas with Ajv and caches them in .cache/validators. File names depend on the content, so a caller
 * always gets the validators of the current contract.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { bundleFile } from '#tools/contract/bundles.ts';
// Imported first: Node refuses to require a module that compile.ts is importing.
import '../../openapi/shared/formats.js';

export interface Validators<Id extends string = string> {
  /** Validates the request: body, query parameters (coerced in place) or, at the gateway, the document inside reqData. */
  readonly requests: Readonly<Record<Id, ValidateFunction>>;
  /** Validates the whole HTTP 200 answer. */
  readonly responses: Readonly<Record<Id, ValidateFunction>>;
}

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/validators');

/** Files that decide the compiled code, besides the contract. */
const compilers = [
  'tools/validators/compile.ts',
  'tools/validators/discriminated.ts',
  'tools/validators/areDifferent.ts',
  'tools/contract/operations.ts',
  'tools/contract/resolve.ts',
  'openapi/shared/formats.js',
  'node_modules/ajv/package.json',
];

/** Returns the validators of a service, by operation. */
export async function validatorsOf<Id extends string>(service: string): Promise<Validators<Id>> {
  return require(await compiledFile(service, readFileSync(bundleFile(service, 'openapi.json'), 'utf8')));
}

/** A published package has the compiled files without their sources. */
const isPublished = !existsSync(join(root, 'tools/validators/compile.ts'));

/**
 * Returns the compiled file, from the cache if possible.
 * @param contract the bundled contract's text, as it stands in .cache/contracts/<service>/openapi.json
 * @returns path of a CommonJS module
 * @throws SchemaError when Ajv cannot compile a schema
 */
export async function compiledFile(service: string, contract: string): Promise<string> {
  const published = isPublished && readdirSync(cache).find((name) => name.startsWith(`${service}-`));
  if (published) return join(cache, published);
  const file = join(cache, `${service}-${fingerprint(contract)}.cjs`);
  if (existsSync(file)) return file;
  // Loaded on demand: Ajv and its code generator load slowly.
  const { compile } = await import('./compile.ts');
  const source = compile(service, JSON.parse(contract));
  mkdirSync(cache, { recursive: true });
  // Concurrent processes each write a whole file; the last one stays.
  writeFileSync(`${file}.${process.pid}`, source);
  renameSync(`${file}.${process.pid}`, file);
  removeOutdated(service, basename(file));
  return file;
}

function removeOutdated(service: string, current: string): void {
  for (const name of readdirSync(cache)) {
    const outdated = name.startsWith(`${service}-`) && name.endsWith('.cjs') && name !== current;
    if (outdated) rmSync(join(cache, name), { force: true });
  }
}

function fingerprint(contract: string): string {
  const hash = createHash('sha256').update(contract);
  for (const path of compilers) hash.update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

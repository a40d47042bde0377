/**
 * The contracts' schemas as functions, compiled by Ajv ahead of time and kept in .cache/validators. A file there is named after the
 * content it was compiled from, so a caller gets the validators of the current contract without running anything first.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { bundleFile } from '#tools/contract/bundles.ts';
// Before a compiled file requires it: Node refuses to require what compile.ts is importing at that moment.
import '../../openapi/shared/formats.js';

export interface Validators<Id extends string = string> {
  /** Validates what goes in: body, query parameters (coerced in place) or, at the gateway, the document inside reqData. */
  readonly requests: Readonly<Record<Id, ValidateFunction>>;
  /** Validates the whole HTTP 200 answer. */
  readonly responses: Readonly<Record<Id, ValidateFunction>>;
}

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/validators');

/** What decides the compiled code, beside the contract. */
const compilers = [
  'tools/validators/compile.ts',
  'tools/validators/discriminated.ts',
  'tools/validators/areDifferent.ts',
  'tools/contract/operations.ts',
  'tools/contract/resolve.ts',
  'openapi/shared/formats.js',
  'node_modules/ajv/package.json',
];

/** The validators of a service, by operation. */
export async function validatorsOf<Id extends string>(service: string): Promise<Validators<Id>> {
  return require(await compiledFile(service, readFileSync(bundleFile(service, 'openapi.json'), 'utf8')));
}

/**
 * Compiles what is not in the cache yet.
 * @param contract the bundled contract's text, as it stands in .cache/contracts/<service>/openapi.json
 * @returns path of a CommonJS module
 * @throws SchemaError when Ajv cannot compile a schema
 */
export async function compiledFile(service: string, contract: string): Promise<string> {
  const file = join(cache, `${service}-${fingerprint(contract)}.cjs`);
  if (existsSync(file)) return file;
  // Loaded only when there is work: Ajv and its code generator take a while.
  const { compile } = await import('./compile.ts');
  const source = compile(service, JSON.parse(contract));
  mkdirSync(cache, { recursive: true });
  // Two processes may compile at the same time: each writes a whole file, and the last one stays.
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

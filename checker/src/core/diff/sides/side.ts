/** Reads one side of a comparison: every contract under its name. */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../../base/cannotRun.ts';
import { isObject } from '../../base/object.ts';
import { localFile } from '../../contract/openapi/downloads.ts';
import { documentsIn, folderOf, namesOf } from '../../contract/openapi/readOpenApi.ts';
import { Files, type PlacedValue } from '../../contract/openapi/references.ts';
import { fetchContract } from '../../reading/fetchContract.ts';
import { isPacked } from '../../reading/locate.ts';
import type { Api } from '../model/api.ts';
import type { Follow } from '../model/node.ts';
import { readApi } from '../model/readApi.ts';
import { linesOf } from './lines.ts';
import { revision } from './revision.ts';

/** One of the two compared states. */
export interface Side {
  readonly name: string;
  readonly apis: readonly Api[];
  /** Follows a reference; undefined for one that leads nowhere, which is then in `leftOut`. */
  readonly follow: Follow;
  /** Returns the lines of values in a file, by pointer. */
  readonly lines: (file: string, pointers: readonly string[]) => ReadonlyMap<string, number>;
  /** Returns one sentence with file and line for each part that could not be read so far. */
  readonly leftOut: () => string[];
}

/**
 * Reads the contracts at a place.
 *
 * @param name a file, a folder, a URL, `REVISION` or `REVISION:path` of git
 * @param allowed additional folders that references may name
 * @throws CannotRun if there is no contract
 */
export async function sideOf(name: string, allowed: readonly string[] = []): Promise<Side> {
  const path = await pathOf(name);
  const files = new Files([folderOf(path), ...allowed]);
  const roots = documentsIn(path, name, files);
  if (roots.length === 0)
    throw new CannotRun(`no contracts in ${name}: no file there begins with 'openapi: 3' or 'swagger: 2.0'`);
  const services = namesOf(roots, path);
  const follow: Follow = Object.assign(
    (place: PlacedValue) => {
      const target = files.follow(place);
      return target.value === undefined ? undefined : target;
    },
    { readsSiblings: roots.some((file) => readsSiblings(files.content(file))) },
  );
  return {
    name,
    apis: roots.map((file, index) =>
      readApi(services[index]!, { value: files.content(file), file, pointer: '' }, follow),
    ),
    follow,
    lines: (file, pointers) => linesOf(files, file, pointers),
    leftOut: () => files.oddities.all.map(({ file, line, what }) => `${file}:${line}: ${what}`),
  };
}

/**
 * Returns whether members beside a `$ref` count: from OpenAPI 3.1 on. `documentsIn` has converted Swagger 2.0 to 3.0. An unquoted
 * `openapi: 3.0` is the number 3 in YAML.
 */
const readsSiblings = (document: unknown): boolean =>
  isObject(document) && !/^3(\.0(\.|$)|$)/.test(String(document['openapi']));

/** Folders of the bundled contracts in a checkout: where it bundles them, and where revisions before 2026-11 have them committed. */
const BUNDLES = [join('.cache', 'contracts'), 'generated'];

async function pathOf(name: string): Promise<string> {
  if (/^https?:\/\//i.test(name)) {
    process.once('exit', await fetchContract(name, {}));
    return localFile(name);
  }
  const path = existsSync(name) ? name : revision(name);
  if (!statSync(path).isDirectory()) return path;
  const bundled = bundledIn(path);
  if (bundled !== undefined) return bundled;
  return (bundleCheckout(path) && bundledIn(path)) || path;
}

const bundledIn = (checkout: string): string | undefined =>
  BUNDLES.map((folder) => join(checkout, folder)).find((folder) =>
    existsSync(join(folder, 'standard', 'openapi.json')),
  );

/** Bundles the contracts of a revision of this repository with the generator beside this checker. Returns whether it could. */
function bundleCheckout(folder: string): boolean {
  if (isPacked || !existsSync(join(folder, 'openapi', 'redocly.yaml'))) return false;
  const generator = join(import.meta.dirname, '../../../../../tools/generate/bundleFolder.ts');
  if (!existsSync(generator)) return false;
  execFileSync(process.execPath, [generator, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}

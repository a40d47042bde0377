/**
 * Reads any OpenAPI 3.0, 3.1 or Swagger 2.0 contract: one file or a folder, YAML or JSON, with references anywhere, with or
 * without our extensions.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { CannotRun } from '../../base/cannotRun.ts';
import { isObject } from '../../base/object.ts';
import { bounded } from '../../bounds/bounded.ts';
import { READING_MS } from '../../bounds/limits.ts';
import { reasonOf } from '../../bounds/reasonOf.ts';
import type { Members } from '../envelope.ts';
import type { Contract, Resource, Operation, Role } from '../types.ts';
import type { Plain } from './collections.ts';
import { localFile, shownFile } from './downloads.ts';
import { operationsIn } from './operations.ts';
import { overlaid, readOverlay } from './overlay.ts';
import { Files } from './references.ts';
import { listedOnly, namesReferringTo } from './referring.ts';
import { rolesOf } from './resourceRoles.ts';
import { fromSwagger } from './swagger.ts';

export interface Reading {
  /** Members of the envelope. Without it, the HTTP status is the code. */
  readonly envelope?: Members;
  /** Overlay files, applied in order. */
  readonly overlays?: readonly string[];
  /** Additional folders that references may name. */
  readonly allowed?: readonly string[];
}

/**
 * Returns whether a path is to be read as any OpenAPI contract, not as our own bundled ones. True for a missing file too, which
 * `readOpenApi` reports.
 */
export const isForeign = (path: string): boolean =>
  !existsSync(path) ||
  !statSync(path).isDirectory() ||
  !readdirSync(path).some(
    (name) => existsSync(join(path, name, 'openapi.json')) && existsSync(join(path, name, 'sources.json')),
  );

/**
 * Reads the contracts in a file or folder.
 *
 * @throws CannotRun if there is nothing to check, with one sentence on the missing part and the remedy
 */
export function readOpenApi(
  path: string,
  { envelope, overlays = [], allowed = [] }: Reading = {},
): Contract[] {
  const local = localFile(path);
  const files = new Files([folderOf(local), ...allowed]);
  const roots = documentsIn(local, path, files);
  if (roots.length === 0)
    throw new CannotRun(
      `no contracts in ${path}: no file there begins with 'openapi: 3.0', 'openapi: 3.1' or 'swagger: 2.0'`,
    );
  for (const file of overlays) applyOverlay(file, roots, files);
  const names = namesOf(roots, local);
  const contracts = roots.flatMap((file, index) => contractOf(file, names[index]!, files, envelope) ?? []);
  if (contracts.length === 0) {
    const [first] = files.oddities.all;
    throw new CannotRun(`${path} has no operations: ${first?.what ?? "'paths' is empty"}`);
  }
  return contracts;
}

/** Returns the folder that references of a contract may name. */
export const folderOf = (path: string): string =>
  existsSync(path) && statSync(path).isDirectory() ? path : dirname(resolve(path));

/** Reads one contract. @returns undefined for one without operations, which the report names */
function contractOf(
  file: string,
  service: string,
  files: Files,
  envelope: Members | undefined,
): Contract | undefined {
  const document = files.content(file);
  const info = isObject(document) && isObject(document['info']) ? document['info'] : {};
  const shown = shownFile(file);
  const plain = operationsIn({ file, service, files, shown, ...(envelope && { envelope }) });
  const isHooks = isObject(document) && isObject(document['webhooks']);
  if (isHooks)
    files.oddities.add(
      { file: shown, line: files.lineOf(file, ['webhooks']) },
      `webhooks are left out: they are requests that the backend sends`,
    );
  if (plain.length === 0) {
    if (!isHooks) files.oddities.add({ file: shown, line: 1 }, `'paths' is empty`);
    return undefined;
  }
  const roles = rolesIn(plain, files, shown);
  const kinds = [
    ...new Map(
      [...roles.values()].flat().map(({ resource }) => [`${resource.name} ${resource.as}`, resource]),
    ).values(),
  ];
  const listed = listedIn(plain, roles);
  // All operations of a document share its schemas.
  const shownNames = namesIn(plain[0]?.schemas ?? {});
  const operations = plain.map(({ template, ...operation }): Operation => {
    const own = roles.get(operation.id) ?? [];
    const named = namedIn(template, kinds, own);
    const lists = listed.get(operation.id);
    return {
      ...operation,
      linked: { ...aliases(operation, [...kinds, ...listed.values()], shownNames), ...operation.linked },
      ...(own.length > 0 && { roles: own }),
      ...(lists && { lists }),
      ...(Object.keys(named).length > 0 && { named }),
    };
  });
  return { service, version: String(info['version'] ?? ''), operations, oddities: files.oddities };
}

/** Returns the relations between operations. A contract that is too large or invalid has none. */
function rolesIn(plain: readonly Plain[], files: Files, file: string): ReturnType<typeof rolesOf> {
  try {
    return bounded(READING_MS, () => rolesOf(plain));
  } catch (error) {
    files.oddities.add({ file, line: 1 }, `what its operations share is not looked at: ${reasonOf(error)}`);
    return new Map();
  }
}

/** Returns the resource that each path parameter identifies, by the path before it. */
function namedIn(
  template: string,
  kinds: readonly Resource[],
  own: readonly Role[],
): Record<string, Resource> {
  const parameters = [...template.matchAll(/\/\{([^}]+)\}/g)];
  return Object.fromEntries(
    parameters.flatMap(({ index, 1: name = '' }) => {
      const path = template.slice(0, index);
      const kind =
        kinds.find((each) => !each.single && each.name === path) ??
        own.find(({ does, resource }) => does === 'one' && resource.as === name)?.resource;
      // No response shows this resource, but its parameter still identifies it.
      return [[name, kind ?? { name: path, member: name, as: name }] as const];
    }),
  );
}

/** Returns the kinds of the lists without a role, by operation, if requests refer to them. */
function listedIn(
  plain: readonly Plain[],
  roles: ReadonlyMap<string, readonly Role[]>,
): ReadonlyMap<string, Resource> {
  const namesOf = namesReferringTo(plain);
  return new Map(
    plain.flatMap((operation) => {
      const kind = (roles.get(operation.id) ?? []).length === 0 ? listedOnly(operation) : undefined;
      const also = kind ? namesOf(kind) : [];
      return kind && also.length > 0 ? [[operation.id, { ...kind, also }] as const] : [];
    }),
  );
}

/**
 * Returns names of ids: `petId`, if the request or a shared schema has it, and its other names (`also`), if the request has them. The
 * pool keeps the `id` of a pet under these names too.
 */
function aliases(
  { request }: Operation,
  kinds: readonly Resource[],
  shown: ReadonlySet<string>,
): Record<string, string> {
  const asked = namesIn(request);
  const names = kinds.flatMap(({ as, also = [], single }) => {
    const own = !single && (asked.has(as) || shown.has(as)) ? [as] : [];
    return [...own, ...also.filter((each) => asked.has(each))];
  });
  return Object.fromEntries(names.map((each) => [each, each]));
}

/** Collects every name and every text in a schema. */
function namesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      found.add(name);
      namesIn(part, found);
    }
  return found;
}

function applyOverlay(file: string, roots: readonly string[], files: Files): void {
  if (!existsSync(file)) throw new CannotRun(`there is no overlay ${file}`);
  const overlay = readOverlay(file);
  const unmet = roots.map((root) => {
    const made = overlaid(files.content(root), overlay);
    files.replace(root, made.document);
    return made.unmet;
  });
  const nowhere = overlay.actions.find(({ target }) => unmet.every((targets) => targets.includes(target)));
  if (nowhere) throw new CannotRun(`${file}: ${nowhere.target} meets nothing in the contracts`);
}

/** Endings of files that may be contracts. */
const EXTENSIONS = new Set(['.yaml', '.yml', '.json']);

/** Finds the files that are whole documents; their references are followed separately. */
export function documentsIn(path: string, given: string, files: Files): string[] {
  if (!existsSync(path)) throw new CannotRun(`no contracts in ${given}: there is no such file or folder`);
  if (!statSync(path).isDirectory()) {
    const file = resolve(path);
    if (!isDocument(file, files))
      throw new CannotRun(
        `${given} is no OpenAPI document: it needs 'openapi: 3.0.3' or 'openapi: 3.1.0' at its top`,
      );
    return [file];
  }
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => EXTENSIONS.has(extname(name)) && !name.split('/').includes('node_modules'))
    .map((name) => resolve(path, name))
    .filter((file) => isReadable(file, files))
    .sort();
}

/** Leaves out and names an unreadable file if there are others. */
function isReadable(file: string, files: Files): boolean {
  try {
    return isDocument(file, files);
  } catch (error) {
    files.oddities.add({ file: shownFile(file), line: 1 }, `the file is left out: ${reasonOf(error)}`);
    return false;
  }
}

/** Returns whether a file is a whole document; converts Swagger 2.0. @throws CannotRun for a version that the checker does not read */
function isDocument(file: string, files: Files): boolean {
  const content = files.content(file);
  if (!isObject(content)) return false;
  const { openapi, swagger } = content;
  if (swagger !== undefined && openapi === undefined) {
    if (!/^2(\.0)?$/.test(String(swagger)))
      throw new CannotRun(`Swagger ${String(swagger)} is not read: 2.0 and OpenAPI 3.0 and 3.1 are`);
    files.replace(file, fromSwagger(content, file, files));
    return true;
  }
  if (openapi === undefined) return false;
  if (!/^3(\.[01](\.|$)|$)/.test(String(openapi)))
    throw new CannotRun(`OpenAPI ${String(openapi)} is not read: 3.0 and 3.1 are`);
  return true;
}

/** Returns the name of each contract: pets for `…/pets/openapi.yaml` and for `pets.yaml`. */
export function namesOf(roots: readonly string[], path: string): string[] {
  const plain = roots.map((file) => {
    const own = basename(file, extname(file));
    const name = /^(openapi|index|api|swagger)$/i.test(own) ? basename(dirname(file)) : own;
    return name.replaceAll(/[^\w-]/g, '-') || 'api';
  });
  return plain.map((name, index) =>
    plain.indexOf(name) === index ? name : relative(path, roots[index]!).replaceAll(/\W+/g, '-'),
  );
}

/**
 * Any OpenAPI 3.0 or 3.1 contract as the checker uses it: one file or a folder of them, YAML or JSON, references anywhere, with our
 * extensions or without.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { CannotRun } from '../../cli/cannotRun.ts';
import { isObject } from '../../object.ts';
import type { Members } from '../envelope.ts';
import type { Contract, Kind, Operation } from '../types.ts';
import { rolesOf } from './kinds.ts';
import { operationsIn } from './operations.ts';
import { overlaid, readOverlay } from './overlay.ts';
import { Files } from './references.ts';

export interface Reading {
  /** How answers are wrapped; HTTP statuses tell where nothing is said. */
  readonly envelope?: Members;
  /** Overlay files, applied in order. */
  readonly overlays?: readonly string[];
}

/** Whether a path is of an OpenAPI contract that did not come bundled with its sources; where nothing is, that is said there. */
export const isForeign = (path: string): boolean =>
  !existsSync(path) ||
  statSync(path).isFile() ||
  !readdirSync(path).some(
    (name) => existsSync(join(path, name, 'openapi.json')) && existsSync(join(path, name, 'sources.json')),
  );

/** @throws CannotRun saying in one sentence what is missing and what to add */
export function readOpenApi(path: string, { envelope, overlays = [] }: Reading = {}): Contract[] {
  const files = new Files();
  const roots = documentsIn(path, files);
  if (roots.length === 0)
    throw new CannotRun(
      `no contracts in ${path}: no file there begins with 'openapi: 3.0' or 'openapi: 3.1'`,
    );
  for (const file of overlays) applyOverlay(file, roots, files);
  const names = namesOf(roots, path);
  return roots.map((file, index) => contractOf(file, names[index]!, files, envelope));
}

function contractOf(file: string, service: string, files: Files, envelope: Members | undefined): Contract {
  const document = files.content(file);
  const info = isObject(document) && isObject(document['info']) ? document['info'] : {};
  const plain = operationsIn({
    file,
    service,
    files,
    shown: relative(process.cwd(), file),
    ...(envelope && { envelope }),
  });
  if (plain.length === 0) throw new CannotRun(`${file} has no operations: 'paths' is empty`);
  const roles = rolesOf(plain);
  const operations = plain.map(({ template, ...operation }): Operation => {
    const own = roles.get(operation.id) ?? [];
    const kinds = [...roles.values()].flat().map(({ kind }) => kind);
    const named = namedIn(template, kinds);
    return {
      ...operation,
      linked: { ...aliases(operation, kinds), ...operation.linked },
      ...(own.length > 0 && { roles: own }),
      ...(Object.keys(named).length > 0 && { named }),
    };
  });
  return { service, version: String(info['version'] ?? ''), operations };
}

/** Of each parameter of the path the things that lie before it. */
function namedIn(template: string, kinds: readonly Kind[]): Record<string, Kind> {
  const parameters = [...template.matchAll(/\/\{([^}]+)\}/g)];
  return Object.fromEntries(
    parameters.flatMap(({ index, 1: name = '' }) => {
      const path = template.slice(0, index);
      const kind = kinds.find((each) => !each.single && each.name === path);
      // Of things that nobody shows it is known all the same that they are no others.
      return [[name, kind ?? { name: path, member: name, as: name }] as const];
    }),
  );
}

/** `petId` in any request is what answers about pets show as their `id`. */
function aliases({ request, schemas }: Operation, kinds: readonly Kind[]): Record<string, string> {
  const text = JSON.stringify([request, schemas]);
  return Object.fromEntries(
    kinds.filter(({ as, single }) => !single && text.includes(`"${as}"`)).map(({ as }) => [as, as]),
  );
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

const KINDS = new Set(['.yaml', '.yml', '.json']);

/** The files that are whole documents; what they refer to is found by itself. */
export function documentsIn(path: string, files: Files): string[] {
  if (!existsSync(path)) throw new CannotRun(`no contracts in ${path}: there is no such file or folder`);
  if (statSync(path).isFile()) {
    const file = resolve(path);
    const version = versionOf(files.content(file));
    if (version === undefined)
      throw new CannotRun(
        `${path} is no OpenAPI document: it needs 'openapi: 3.0.3' or 'openapi: 3.1.0' at its top`,
      );
    return [file];
  }
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => KINDS.has(extname(name)) && !name.split('/').includes('node_modules'))
    .map((name) => resolve(path, name))
    .filter((file) => versionOf(files.content(file)) !== undefined)
    .sort();
}

/** @throws CannotRun for a version that the checker does not read */
function versionOf(content: unknown): string | undefined {
  if (!isObject(content)) return undefined;
  const { openapi, swagger } = content;
  if (typeof swagger === 'string')
    throw new CannotRun(
      `Swagger ${swagger} is not read: convert it to OpenAPI 3 (npx swagger2openapi) and name that`,
    );
  if (typeof openapi !== 'string') return undefined;
  if (!/^3\.[01](\.|$)/.test(openapi)) throw new CannotRun(`OpenAPI ${openapi} is not read: 3.0 and 3.1 are`);
  return openapi;
}

/** `…/pets/openapi.yaml` is called pets, `pets.yaml` too. */
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

/** The contracts named on the command line: a folder, a bundled file, or a git revision. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { CannotRun } from '../cli/cannotRun.ts';
import type { Document } from '../contract/document.ts';

export type Documents = ReadonlyMap<string, Document>;

const FILE = 'openapi.json';
const FOLDER = 'generated';

export function loadDocuments(name: string): Documents {
  if (existsSync(name))
    return statSync(name).isDirectory()
      ? fromFolder(name)
      : new Map([[serviceOf(name), read(readFileSync(name, 'utf8'), name)]]);
  return fromRevision(name);
}

/** `…/standard/openapi.json` is the standard service's. */
const serviceOf = (file: string): string =>
  basename(file) === FILE ? basename(dirname(file)) : basename(file).replace(/\.\w+$/, '');

function fromFolder(folder: string): Documents {
  const own = join(folder, FILE);
  if (existsSync(own)) return new Map([[serviceOf(own), read(readFileSync(own, 'utf8'), own)]]);
  const inside = join(folder, FOLDER);
  const root = existsSync(inside) ? inside : folder;
  const services = readdirSync(root).filter((service) => existsSync(join(root, service, FILE)));
  if (services.length === 0)
    throw new CannotRun(`no bundled contracts in ${folder}: no <service>/${FILE} there`);
  return new Map(
    services.map((service) => [service, read(readFileSync(join(root, service, FILE), 'utf8'), service)]),
  );
}

function fromRevision(revision: string): Documents {
  const root = git(revision, ['rev-parse', '--show-toplevel']).trim();
  const files = git(revision, ['-C', root, 'ls-tree', '-r', '--name-only', revision, '--', FOLDER])
    .split('\n')
    .filter((path) => basename(path) === FILE);
  if (files.length === 0) throw new CannotRun(`revision ${revision} holds no ${FOLDER}/<service>/${FILE}`);
  return new Map(
    files.map((path) => [
      serviceOf(path),
      read(git(revision, ['-C', root, 'show', `${revision}:${path}`]), `${revision}:${path}`),
    ]),
  );
}

function git(name: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch {
    throw new CannotRun(`${name} is no folder, no file and no git revision`);
  }
}

function read(text: string, name: string): Document {
  try {
    const document = parsed(text);
    if (typeof document.paths === 'object') return document;
  } catch {
    // said below
  }
  throw new CannotRun(`${name} is no OpenAPI document`);
}

/** Bundled contracts are JSON, for which the reader of YAML takes twenty times as long. */
function parsed(text: string): Document {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text, { maxAliasCount: -1 });
  }
}

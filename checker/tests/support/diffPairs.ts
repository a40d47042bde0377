/** Pairs of contracts for `check diff`. Each pair is a small shop with a difference at one place. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

type Value = Record<string, unknown>;
type Version = '2.0' | '3.0' | '3.1';

/** The worst finding of a pair; `none` without any finding. */
export type Verdict = 'breaking' | 'unclear' | 'safe' | 'none';

/** Two states of a contract, with the expected verdict. */
export interface Pair {
  readonly name: string;
  readonly expect: Verdict;
  /** The reason for the expected verdict. */
  readonly why: string;
  /** The place that differs, one of PLACES. A pair without one consists of several files. */
  readonly at?: string;
  /**
   * The value at that place; the place is empty in a document without one, and a member of the document that is null is left out.
   * Of several files: their contents by name.
   */
  readonly old?: unknown;
  readonly new?: unknown;
  /** Members of both documents, of the old one, of the new one. */
  readonly with?: Value;
  readonly withOld?: Value;
  readonly withNew?: Value;
  readonly version?: Version;
  readonly versions?: readonly [Version, Version];
  /**
   * References from the main document to other files: the file of its only path, or the file of its only operation, or the schema
   * of its answer in the old and in the new document.
   */
  readonly refers?: {
    readonly path?: string;
    readonly operation?: string;
    readonly old?: Value;
    readonly new?: Value;
  };
}

const FOLDER = join(import.meta.dirname, 'diffPairs');

export const subjects: readonly string[] = readdirSync(FOLDER).map((file) => file.replace('.yaml', ''));

export const pairsOf = (subject: string): readonly Pair[] =>
  parse(readFileSync(join(FOLDER, `${subject}.yaml`), 'utf8')) as Pair[];

/** Writes both sides, and returns their main files. @param index position of the pair; decides which side is YAML or JSON */
export function writePair(pair: Pair, folder: string, index: number): readonly [string, string] {
  const side = (name: 'old' | 'new', format: 'yaml' | 'json'): string => {
    const own = join(folder, name);
    const files = documents(pair, name);
    for (const [file, content] of Object.entries(files))
      write(join(own, file), file.endsWith('.json') ? JSON.stringify(content) : stringify(content));
    if (format === 'yaml' || pair.at === undefined) return join(own, 'openapi.yaml');
    write(join(own, 'openapi.json'), JSON.stringify(files['openapi.yaml']));
    return join(own, 'openapi.json');
  };
  return [side('old', index % 2 === 0 ? 'yaml' : 'json'), side('new', index % 3 === 0 ? 'json' : 'yaml')];
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function documents(pair: Pair, side: 'old' | 'new'): Value {
  const value = pair[side];
  const members = { ...pair.with, ...pair[side === 'old' ? 'withOld' : 'withNew'] };
  const version = pair.versions?.[side === 'old' ? 0 : 1] ?? pair.version ?? '3.0';
  if (pair.at !== undefined) return { 'openapi.yaml': document(version, pair.at, value, members) };
  return { ...(value as Value), 'openapi.yaml': rootOf(pair.refers ?? {}, side, version, members) };
}

/** Returns the main document of a pair with several files. */
function rootOf(
  { path, operation, ...answers }: NonNullable<Pair['refers']>,
  side: 'old' | 'new',
  version: Version,
  members: Value,
): Value {
  if (path !== undefined) return document(version, 'pathItem', { $ref: path }, members);
  if (operation !== undefined) return document(version, 'pathItem', { get: { $ref: operation } }, members);
  return document(version, 'response', answers[side] ?? {}, members);
}

const HEAD: Record<Version, Value> = {
  '2.0': { swagger: '2.0', host: 'shop.example', schemes: ['https'], basePath: '/v1' },
  '3.0': { openapi: '3.0.3', servers: [{ url: 'https://shop.example/v1' }] },
  '3.1': { openapi: '3.1.0', servers: [{ url: 'https://shop.example/v1' }] },
};

/** Returns the document with a value at one of the PLACES. Members that are null are left out. */
function document(version: Version, at: string, value: unknown, members: Value): Value {
  const place = version === '2.0' && at in PLACES_OF_2 ? PLACES_OF_2[at] : PLACES[at];
  if (place === undefined) throw new Error(`no such place: ${at}`);
  const whole = {
    ...HEAD[version],
    info: { title: 'Shop', version: '1' },
    paths: {},
    ...place(value),
    ...members,
  };
  return Object.fromEntries(Object.entries(whole).filter(([, member]) => member !== null));
}

const responses = { '200': { description: 'ok' } };
const json = (schema: unknown): Value => ({ content: { 'application/json': { schema } } });
const items = (method: string, operation: Value): Value => ({
  paths: { '/items': { [method]: { responses, ...operation } } },
});
const id = { name: 'id', in: 'path', required: true };
const listed = (value: unknown): Value => (value === undefined ? {} : { parameters: [value] });

/** Functions that return the members of a document with a value at a place, by the name of the place. */
const PLACES: Record<string, ((value: unknown) => Value) | undefined> = {
  parameter: (value) => items('get', listed(value)),
  parameters: (value) => items('get', { parameters: value }),
  request: (schema) => items('post', { requestBody: { required: true, ...json(schema) } }),
  requestBody: (value) => items('post', value === undefined ? {} : { requestBody: value }),
  response: (schema) => items('get', { responses: { '200': { description: 'ok', ...json(schema) } } }),
  responses: (value) => items('get', { responses: value }),
  headers: (value) =>
    items('get', { responses: { '200': { description: 'ok', ...(value ? { headers: value } : {}) } } }),
  both: (schema) => ({
    paths: {
      '/items/{id}': {
        put: {
          parameters: [{ ...id, schema: { type: 'string' } }],
          requestBody: { required: true, ...json(schema) },
          responses: { '200': { description: 'ok', ...json(schema) } },
        },
      },
    },
  }),
  get: (value) => items('get', value as Value),
  pathItem: (value) => ({ paths: { '/items': value } }),
  paths: (value) => ({ paths: value }),
  root: (value) => ({ ...items('get', {}), ...(value as Value) }),
};

const types = { consumes: ['application/json'], produces: ['application/json'] };
const body = (schema: unknown): Value => ({ name: 'body', in: 'body', required: true, schema });

/** Places that Swagger 2.0 writes in another way. */
const PLACES_OF_2: Record<string, ((value: unknown) => Value) | undefined> = {
  request: (schema) => ({ ...types, ...items('post', { parameters: [body(schema)] }) }),
  response: (schema) => ({
    ...types,
    ...items('get', { responses: { '200': { description: 'ok', schema } } }),
  }),
  both: (schema) => ({
    ...types,
    paths: {
      '/items/{id}': {
        put: {
          parameters: [{ ...id, type: 'string' }, body(schema)],
          responses: { '200': { description: 'ok', schema } },
        },
      },
    },
  }),
};

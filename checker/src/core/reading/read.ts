/** Reads the contracts for the checker. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import { isObject } from '../base/object.ts';
import type { Document, Parameter, RawOperation } from '../contract/document.ts';
import { mediaOf, parametersOf, rawOperations, requestOf } from '../contract/document.ts';
import type { Members } from '../contract/envelope.ts';
import { linksOf } from '../contract/links.ts';
import { localFile } from '../contract/openapi/downloads.ts';
import type { Reading } from '../contract/openapi/readOpenApi.ts';
import { isForeign, readOpenApi } from '../contract/openapi/readOpenApi.ts';
import { secretNames } from '../contract/secrets.ts';
import type { Contract, ErrorRow, Operation, Payload, Schema, Transport } from '../contract/types.ts';
import { bundled } from './locate.ts';

/** Source position of each operation and each row of its error table. */
type Sources = Readonly<
  Record<string, { readonly file: string; readonly line: number; readonly errors: readonly ErrorRow[] }>
>;

export type { Contract } from '../contract/types.ts';

/**
 * Reads every provider contract of a folder. The simulator's control API is no provider contract: it has no envelope.
 * @param path of our own bundled contracts, or of any OpenAPI file or folder
 */
export function readContracts(path: string, reading: Reading = {}): Contract[] {
  if (path === bundled.folder) return (own ??= readBundled(path));
  return isForeign(localFile(path)) ? readOpenApi(path, reading) : readBundled(path);
}

/** Bundled contracts do not change during a run. */
let own: Contract[] | undefined;

/** Time limit of a response in ms if the contract has no `x-time-limit`. */
const TIME_LIMIT_MS = 10_000;

function readBundled(folder: string): Contract[] {
  const services = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'openapi.json')))
    : [];
  if (services.length === 0)
    throw new CannotRun(`no contracts in ${folder}: no <service>/openapi.json there`);
  return services.flatMap((service) => {
    const document = readJson<Document>(join(folder, service, 'openapi.json'));
    if (document['x-envelope'] === 'none' || document['x-envelope'] === undefined) return [];
    const sources = readJson<Sources>(join(folder, service, 'sources.json'));
    const links = linksOf(document);
    const operations = rawOperations(document).map((each) => ({
      ...operationOf(service, document, sources, each),
      linked: links.get(each.raw.operationId) ?? {},
    }));
    return [{ service, version: document.info.version, operations }];
  });
}

function readJson<Content>(file: string): Content {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`cannot read the contract ${file}: ${messageOf(error)}`);
  }
}

function operationOf(
  service: string,
  document: Document,
  sources: Sources,
  { path, method, raw }: ReturnType<typeof rawOperations>[number],
): Omit<Operation, 'linked'> {
  const id = raw.operationId;
  const { file, line, errors } = sources[id] ?? { file: `${service}/openapi.json`, line: 1, errors: [] };
  const envelope = document['x-envelope'] as Exclude<Document['x-envelope'], 'none'>;
  const inner = envelope.systems?.[raw['x-system'] ?? 'default'];
  const input = inputOf(document, raw, method);
  const paging = raw['x-paging'] ?? document['x-paging'];
  const paged = paging && input.request.properties?.[paging.ask.page] !== undefined;
  return {
    service,
    id,
    address: `${service}.${id}`,
    method: method.toUpperCase(),
    url: `${document.servers[0]?.url ?? ''}${path}`.replace(/^\/\//, '/'),
    summary: raw.summary,
    tags: raw.tags ?? [],
    effect: raw['x-effect'],
    open: raw['x-login'] === 'optional' || !errors.some(isPlainLogin),
    signed: raw['x-safe-api'] === true,
    headers: usualHeaders(document, raw),
    secrets: secretNames(document, raw),
    timeLimit: document['x-time-limit'] ?? TIME_LIMIT_MS,
    ...input,
    errors,
    response: raw.responses['200']?.content?.['application/json']?.schema ?? {},
    ...(paged && { paging }),
    envelope: envelope as Members,
    ...(inner && { inner }),
    schemas: document.components?.schemas ?? {},
    file,
    line,
  };
}

const isPlainLogin = ({ when, condition }: ErrorRow): boolean =>
  when === 'unauthenticated' && condition === undefined;

/** Returns the headers with their example values. Required ones (nonce, signature) are created for each request. */
function usualHeaders(document: Document, raw: RawOperation): Record<string, string> {
  const shown = parametersOf(document, raw, 'header').filter(
    ({ required, example }) => required !== true && example !== undefined,
  );
  return Object.fromEntries(shown.map(({ name, example }) => [name, String(example)]));
}

interface Input {
  readonly request: Schema;
  readonly transport: Transport;
  readonly examples: Readonly<Record<string, Payload>>;
}

function inputOf(document: Document, raw: RawOperation, method: string): Input {
  const media = mediaOf(raw);
  const outer = requestOf(document, raw);
  const inner = outer.properties?.['reqData']?.contentSchema;
  const examples = media ? valuesOf(media.examples) : queryExamples(parametersOf(document, raw, 'query'));
  const form = raw.requestBody?.content['multipart/form-data'] !== undefined;
  if (!inner) return { request: outer, transport: transportOf(method, form), examples };
  return {
    request: inner,
    transport: method === 'get' ? 'packed-query' : 'packed-json',
    examples: Object.fromEntries(
      Object.entries(examples).map(([name, value]) => [name, JSON.parse(String(value['reqData']))]),
    ),
  };
}

function transportOf(method: string, form: boolean): Transport {
  if (form) return 'form';
  return method === 'get' ? 'query' : 'json';
}

const valuesOf = (examples: Parameter['examples'] = {}): Record<string, Payload> =>
  Object.fromEntries(
    Object.entries(examples).flatMap(([name, { value }]) => (isObject(value) ? [[name, value]] : [])),
  );

/** Combines examples of query parameters to whole requests, named like the examples of the first parameter. */
function queryExamples(query: readonly Parameter[]): Record<string, Payload> {
  const shown = query.filter(({ examples }) => examples);
  const names = Object.keys(shown[0]?.examples ?? {});
  const valueOf = ({ examples = {} }: Parameter, name: string): unknown =>
    (examples[name] ?? Object.values(examples)[0])?.value;
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(shown.map((parameter) => [parameter.name, valueOf(parameter, name)])),
    ]),
  );
}

/** Reads the operations of one document. */
import { asRaw, isObject, type Raw } from '../../base/object.ts';
import { eachWithin } from '../../bounds/eachWithin.ts';
import { READING_MS } from '../../bounds/limits.ts';
import { reasonOf } from '../../bounds/reasonOf.ts';
import type { Document } from '../document.ts';
import type { Members } from '../envelope.ts';
import { flattened } from '../flattened.ts';
import { grantsOf } from '../grants.ts';
import { linksOf } from '../links.ts';
import { sentencesOf } from '../sentences.ts';
import type { AnswerForm, Credential, Paging, Schema } from '../types.ts';
import type { Plain } from './collections.ts';
import { dataOf } from './dataOf.ts';
import { errorsOf } from './errors.ts';
import { keyPrefix } from './keyPrefix.ts';
import { cursorOf, listIn, pagingOf, totalOf, wrapperOf } from './paging.ts';
import { placeOf } from './placeOf.ts';
import type { Files, PlacedValue } from './references.ts';
import { requestIn } from './request.ts';
import { Schemas } from './schemas.ts';
import { valueSchemaAt } from './valueSchemaAt.ts';

interface DocumentContext {
  readonly file: string;
  readonly service: string;
  readonly files: Files;
  readonly envelope?: Members;
  /** Name of the file in reports. */
  readonly shown: string;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const;
/** A contract without an envelope: the HTTP status is the code. */
const BY_STATUS: Members = { code: '', message: '', data: '', success: [], byStatus: true };
/** Time limit of a response if the contract has no `x-time-limit`. */
const TIME_LIMIT_MS = 10_000;

/** Returns the operations that can be read, without the relations between them. */
export function operationsIn(given: DocumentContext): Plain[] {
  const { file, files } = given;
  const document = asRaw(files.content(file));
  const paths = asRaw(document['paths']);
  const schemas = new Schemas(files);
  const links = linksOf(document as unknown as Document);
  const taken = new Set<string>();
  const all = Object.entries(paths).flatMap(([path, item]): Source[] => {
    // A member `x-…` of `paths` is an extension.
    if (path.startsWith('x-')) return [];
    const placed = files.follow({ value: item, file, pointer: '' });
    const shared = asRaw(placed.value);
    return METHODS.flatMap((method) => {
      const raw = shared[method];
      if (!isObject(raw)) return [];
      const at = files.follow({ value: raw, file: placed.file, pointer: '' });
      return [{ ...given, document, schemas, path, method, shared, at }];
    });
  });
  return eachWithin<Source, Plain | undefined>(all, READING_MS, operationOf, leftOut).flatMap((operation) => {
    if (!operation) return [];
    const own = withUniqueId(operation, taken, given);
    return [{ ...own, linked: links.get(own.id) ?? {} }];
  });
}

/** Leaves out an unreadable operation and names it. */
function leftOut({ files, shown, file, path, method }: Source, error: unknown): undefined {
  const at = { file: shown, line: files.lineOf(file, ['paths', path, method]) };
  files.oddities.add(at, `${method.toUpperCase()} ${path} is left out: ${reasonOf(error)}`);
  return undefined;
}

/** Gives the later of two operations with the same operationId its method and path as id. */
function withUniqueId(operation: Plain, taken: Set<string>, { files }: DocumentContext): Plain {
  if (!taken.has(operation.id)) {
    taken.add(operation.id);
    return operation;
  }
  const { method, url, service, id: given, file, line } = operation;
  const base = idOf(method.toLowerCase(), url);
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}${count}`;
  taken.add(id);
  files.oddities.add({ file, line }, `operationId ${given} stands twice: ${method} ${url} is called ${id}`);
  return { ...operation, id, address: `${service}.${id}` };
}

/** One operation, where it stands in its document. */
interface Source extends DocumentContext {
  readonly document: Raw;
  readonly schemas: Schemas;
  readonly path: string;
  readonly method: (typeof METHODS)[number];
  /** Members beside the methods of a path, which apply to all of them. */
  readonly shared: Raw;
  readonly at: PlacedValue;
}

function operationOf(one: Source): Plain {
  const { service, files, document, schemas, path, method, shown } = one;
  const raw = asRaw(one.at.value);
  const id = typeof raw['operationId'] === 'string' ? raw['operationId'] : idOf(method, path);
  const at = { file: shown, line: files.lineOf(one.file, ['paths', path, method]) };
  const envelope = envelopeOf(one, raw);
  const statuses = statusesOf(one, raw);
  const answers = Object.fromEntries(
    statuses.map(([key, placed]) => [key, answerIn(placed, files, schemas)]),
  );
  const credentials = credentialsOf(document, raw, files, one.file);
  const open = raw['x-login'] === 'optional' || credentials === undefined;
  const effect = effectOf(method, raw, id, path);
  const about = aboutOf(document);
  const errors = errorsOf({ document, about, raw, statuses, envelope, open, effect, at });
  const oddities = files.oddities.count;
  const input = requestIn({ raw, shared: one.shared, path, method, schemas, files, file: one.at.file });
  // Reading the request has recorded a part that cannot be read.
  const unsure = files.oddities.count > oddities;
  const [, success] = Object.entries(answers).find(([key]) => /^2/.test(key)) ?? [];
  const plain: Plain = {
    service,
    id,
    address: `${service}.${id}`,
    method: method.toUpperCase(),
    url: `${baseOf(document, raw)}${path}`,
    path,
    template: placeOf(path, effect),
    summary: String(raw['summary'] ?? raw['description'] ?? id).split('\n', 1)[0] ?? id,
    ...(typeof raw['description'] === 'string' && { description: raw['description'] }),
    ...(effect === 'write' && { besides: besidesOf(one) }),
    about,
    tags: Array.isArray(raw['tags']) ? raw['tags'].map(String) : [],
    effect,
    open,
    signed: raw['x-safe-api'] === true,
    headers: {},
    secrets: [...(credentials ?? []).map(({ name }) => name), ...passwords(input.request, schemas.all)],
    timeLimit: typeof document['x-time-limit'] === 'number' ? document['x-time-limit'] : TIME_LIMIT_MS,
    ...input,
    linked: {},
    errors,
    response: {},
    answers,
    ...(credentials && { credentials }),
    ...(isAllNeeded(raw['security'] ?? document['security']) && { allNeeded: true as const }),
    envelope: withData(envelope, success?.schema ?? {}, schemas.all),
    schemas: schemas.all,
    oddities: files.oddities,
    ...(unsure && { unsure }),
    ...at,
  };
  const wrapper = wrapperOf(dataOf(plain), schemas.all);
  const whole: Plain = wrapper === undefined ? plain : { ...plain, wrapper };
  const paging = (raw['x-paging'] ?? document['x-paging']) as Paging | undefined;
  return paging ? { ...whole, paging } : withPages(whole);
}

/** Adds to the read of a list how it is paged: by numbers, or by a cursor, with the member that shows the total. */
function withPages(operation: Plain): Plain {
  const { effect, request, schemas } = operation;
  if (effect !== 'read') return operation;
  const data = dataOf(operation);
  const paging = pagingOf(request, data, schemas);
  if (paging) return { ...operation, paging };
  const cursor = cursorOf(request, data, schemas);
  const total = totalOf(data, schemas, cursor !== undefined, sentencesOf(operation));
  return { ...operation, ...(cursor && { cursor }), ...(total !== undefined && { total }) };
}

/** Returns the descriptions of the other PUT, PATCH and POST of a path. */
function besidesOf({ document, path, method }: Source): string {
  const item = asRaw(asRaw(document['paths'])[path]);
  const others = (['put', 'patch', 'post'] as const).filter((each) => each !== method);
  return others.map((each) => String(asRaw(item[each])['description'] ?? '')).join('\n\n');
}

const aboutOf = (document: Raw): string => String(asRaw(document['info'])['description'] ?? '');

/** Returns the id of an operation without operationId: `getPetsPetId` for `GET /pets/{petId}`. */
const idOf = (method: string, path: string): string =>
  `${method}${path
    .replaceAll(/[^\w/]/g, '')
    .split('/')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')}`;

function envelopeOf({ document, envelope }: Source, raw: Raw): Members {
  const written = raw['x-envelope'] ?? document['x-envelope'];
  if (isObject(written) && typeof written['code'] === 'string') return written as unknown as Members;
  return envelope ?? BY_STATUS;
}

/** If the response has no data member but a list beside the code, as in `{ code, msg, total, rows }`, its whole body is the data. */
function withData(envelope: Members, answer: Schema, all: Readonly<Record<string, Schema>>): Members {
  const isThere = Object.keys(valueSchemaAt(answer, envelope.data, all)).length > 0;
  return !envelope.byStatus && !isThere && listIn(answer, all) ? { ...envelope, data: '' } : envelope;
}

/** Returns the first server, with the default values of its variables. */
function serverOf(document: Raw, raw: Raw): string {
  const servers = raw['servers'] ?? document['servers'];
  const server = Array.isArray(servers) ? asRaw(servers[0]) : {};
  return String(server['url'] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(asRaw(asRaw(server['variables'])[name])['default'] ?? name),
  );
}

/** Returns the path of the first server. */
function baseOf(document: Raw, raw: Raw): string {
  const url = serverOf(document, raw);
  const relative = url.startsWith('/') ? url : '';
  const path = URL.canParse(url) ? new URL(url).pathname : relative;
  return path.replace(/\/$/, '');
}

/** Names of POST operations that read: `queryOrders`, `checkStock`; not `checkIn`, `checkout`, `listen`. */
const READS =
  /^(query|get|list|search|find|check(?![-_]?([iI]n|[oO]ut)(?![a-z]))|count|fetch|read|show|view|load|preview|estimate|calculate|calc|lookup|is|has)(?=[A-Z_\-/]|$)/;

/** Statuses of a write: the state of a resource forbids it. */
const OF_WRITES = /^(409|412|423)$/;

/** Returns the effect of an operation. A POST whose name says so is a read, unless it has a status of writes. */
function effectOf(method: string, raw: Raw, id: string, path: string): 'read' | 'write' {
  if (raw['x-effect'] === 'read' || raw['x-effect'] === 'write') return raw['x-effect'];
  if (method === 'get' || method === 'head' || method === 'options') return 'read';
  const last = path.split('/').at(-1) ?? '';
  // Names of SOAP operations begin with a capital letter: `GetTariff`.
  const names = [id, last].map((name) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
  const hasWritten = Object.keys(asRaw(raw['responses'])).some((status) => OF_WRITES.test(status));
  return method === 'post' && !hasWritten && names.some((name) => READS.test(name)) ? 'read' : 'write';
}

function statusesOf({ files, at }: Source, raw: Raw): [string, PlacedValue][] {
  const entries = Object.entries(asRaw(raw['responses'])).filter(([key]) =>
    /^(\d{3}|[1-5]XX|default)$/i.test(key),
  );
  return entries.map(([key, value]) => [key, files.follow({ value, file: at.file, pointer: '' })]);
}

function answerIn({ value, file }: PlacedValue, files: Files, schemas: Schemas): AnswerForm {
  const raw = asRaw(value);
  const content = Object.entries(asRaw(raw['content']));
  const json = content.find(([type]) => /json|\*\/\*/i.test(type))?.[1];
  const schema = asRaw(files.follow({ value: json, file, pointer: '' }).value)['schema'];
  return {
    types: content.map(([type]) => type),
    ...(schema !== undefined && { schema: schemas.read({ value: schema, file, pointer: '' }, 'response') }),
    headers: Object.entries(asRaw(raw['headers'])).map(([name, header]) => {
      const placed = files.follow({ value: header, file, pointer: '' });
      const { required, schema: held, description } = asRaw(placed.value);
      return {
        name,
        required: required === true,
        ...(typeof description === 'string' && { description }),
        schema: schemas.read({ value: held ?? {}, file: placed.file, pointer: '' }, 'response'),
      };
    }),
  };
}

/** Returns the credentials that an operation takes; undefined if it needs none. */
function credentialsOf(document: Raw, raw: Raw, files: Files, file: string): Credential[] | undefined {
  const security = raw['security'] ?? document['security'];
  if (!Array.isArray(security) || security.length === 0) return undefined;
  const ways = security.map(asRaw);
  // The alternative `{}` lets everybody in.
  if (ways.some((way) => Object.keys(way).length === 0)) return undefined;
  const schemes = asRaw(asRaw(document['components'])['securitySchemes']);
  return ways.flatMap((way) =>
    Object.keys(way).map((name) => {
      if (schemes[name] === undefined)
        files.leaveOut(
          file,
          name,
          `security names ${name}, which components.securitySchemes does not have: taken for an Authorization header`,
        );
      const scheme = asRaw(files.follow({ value: schemes[name], file, pointer: '' }).value);
      return apiKeyOf(scheme) ?? authorizationOf(scheme, document, raw);
    }),
  );
}

/** Returns the credential of an API key; undefined for a scheme of another type. */
function apiKeyOf({ type, in: place, name, description }: Raw): Credential | undefined {
  if (type !== 'apiKey' || (place !== 'query' && place !== 'cookie' && place !== 'header')) return undefined;
  const prefix = keyPrefix(String(description ?? ''));
  return { in: place, name: String(name), ...(prefix !== undefined && { scheme: prefix }) };
}

/** Returns the credential of any other scheme, which the Authorization header has. */
function authorizationOf(scheme: Raw, document: Raw, raw: Raw): Credential {
  const isBasic = scheme['type'] === 'http' && /^basic$/i.test(String(scheme['scheme']));
  const grants = grantsOf(scheme, serverOf(document, raw), baseOf(document, raw));
  return {
    in: 'header',
    name: 'Authorization',
    ...(isBasic && { scheme: 'Basic' }),
    ...(grants.length > 0 && { grants }),
  };
}

/** Returns whether the only alternative requires several schemes at once. */
const isAllNeeded = (security: unknown): boolean =>
  Array.isArray(security) && security.length === 1 && Object.keys(asRaw(security[0])).length > 1;

/** Returns the members of the request that the contract calls passwords. */
const passwords = (request: Schema, all: Readonly<Record<string, Schema>>): string[] =>
  Object.entries(flattened(request, all).properties ?? {}).flatMap(([name, part]) =>
    flattened(part, all).format === 'password' ? [name] : [],
  );

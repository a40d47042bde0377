/** Reads a root document into the model. It follows references, fills in defaults, and copies inherited parts down. */
import { asRaw, isObject } from '../../base/object.ts';
import type { PlacedValue } from '../../contract/openapi/references.ts';
import type {
  Api,
  Body,
  Encoding,
  Header,
  Media,
  Operation,
  Parameter,
  Response,
  Scheme,
  Security,
  Server,
} from './api.ts';
import { items, within, type Follow, type Part } from './node.ts';
import { requirementsOf, schemesOf } from './security.ts';
import { serversOf, defaultServer } from './servers.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Returns the model of one contract. @param service its name */
export function readApi(service: string, root: Part, follow: Follow): Api {
  const schemes = schemesOf(root, follow);
  const security = securityOf(root, schemes);
  const servers = serversOf(root) ?? [defaultServer(root)];
  const inherited = { root, follow, security, schemes, servers };
  const hooks = entries(within(root, 'webhooks'), follow).map(
    ([name, item]) => [name, operationsAt(item, name, called(inherited))] as const,
  );
  return {
    service,
    file: root.file,
    operations: entries(within(root, 'paths'), follow).flatMap(([path, item]) =>
      path.startsWith('x-') ? [] : operationsAt(item, path, inherited),
    ),
    webhooks: new Map(hooks),
    schemes,
    part: root,
  };
}

/** Parts that an operation inherits from its document or its path. */
interface Inherited {
  readonly root: Part;
  readonly follow: Follow;
  readonly security: Security | undefined;
  readonly schemes: readonly Scheme[];
  readonly servers: readonly Server[];
}

/** A callback goes to the receiver's address, and the receiver decides on its security. */
const called = (inherited: Inherited): Inherited => ({ ...inherited, security: undefined, servers: [] });

function operationsAt(place: Part, path: string, inherited: Inherited): Operation[] {
  const item = followed(place, inherited.follow);
  if (!item) return [];
  const shared = listed(within(item, 'parameters'), inherited.follow);
  const own = { ...inherited, servers: serversOf(item) ?? inherited.servers };
  return METHODS.flatMap((method) => {
    const part = followed(within(item, method), inherited.follow);
    return part ? [operationOf(part, method.toUpperCase(), path, shared, own)] : [];
  });
}

function operationOf(
  part: Part,
  method: string,
  path: string,
  shared: readonly Part[],
  inherited: Inherited,
): Operation {
  const { follow, schemes } = inherited;
  const sunset = within(part, 'x-sunset').value;
  return {
    title: `${method} ${path}`,
    method,
    path,
    deprecated: within(part, 'deprecated').value === true,
    sunset: typeof sunset === 'string' ? sunset : undefined,
    parameters: parametersOf([...shared, ...listed(within(part, 'parameters'), follow)], follow),
    body: bodyOf(followed(within(part, 'requestBody'), follow), follow),
    responses: entries(within(part, 'responses'), follow).flatMap(([status, place]) => {
      const response = status.startsWith('x-') ? undefined : followed(place, follow);
      return response ? [responseOf(statusOf(status), method, response, follow)] : [];
    }),
    security: securityOf(part, schemes) ?? inherited.security ?? [],
    securityPart: securityPartOf(part, inherited),
    servers: serversOf(part) ?? inherited.servers,
    callbacks: callbacksOf(part, called(inherited)),
    part,
  };
}

/** Merges parameters: those of the operation replace those of the path. */
function parametersOf(parts: readonly Part[], follow: Follow): Parameter[] {
  const all = new Map<string, Parameter>();
  for (const place of parts) {
    const part = followed(place, follow);
    const parameter = part && parameterOf(part, follow);
    if (parameter) all.set(`${parameter.place} ${parameter.name}`, parameter);
  }
  return [...all.values()];
}

const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie'];
/** OpenAPI ignores parameters with these names: media types and security define them. */
const RESERVED = new Set(['accept', 'content-type', 'authorization']);

function parameterOf(part: Part, follow: Follow): Parameter | undefined {
  const {
    name,
    in: place,
    required,
    deprecated,
    allowEmptyValue,
    style,
    explode,
    allowReserved,
  } = part.value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof place !== 'string' || !PLACES.includes(place)) return undefined;
  if (place === 'header' && RESERVED.has(name.toLowerCase())) return undefined;
  const [media] = entries(within(part, 'content'), follow);
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const schema = media ? within(media[1], 'schema') : within(part, 'schema');
  return {
    place: place as Parameter['place'],
    name,
    required: required === true || place === 'path',
    deprecated: deprecated === true,
    allowEmptyValue: allowEmptyValue === true,
    serialization: media ? media[0].toLowerCase() : serializationOf(style, explode, usual),
    allowReserved: allowReserved === true,
    schema: schema.value === undefined ? [] : [schema],
    part,
  };
}

/** Returns the style, and whether lists are exploded: by default only in the style `form`. */
function serializationOf(style: unknown, explode: unknown, usual: string): string {
  const used = typeof style === 'string' ? style : usual;
  const isExploded = typeof explode === 'boolean' ? explode : used === 'form';
  return `${used} ${isExploded ? 'explode' : 'joined'}`;
}

const bodyOf = (part: Part | undefined, follow: Follow): Body | undefined =>
  part && { required: within(part, 'required').value === true, media: mediaOf(part, follow), part };

function mediaOf(part: Part, follow: Follow): Media[] {
  return entries(within(part, 'content'), follow).map(([type, place]) => {
    const media = followed(place, follow) ?? place;
    const schema = within(media, 'schema');
    return {
      type: type.split(';', 1)[0]!.trim().toLowerCase(),
      schema: schema.value === undefined ? [] : [schema],
      encoding: new Map(
        entries(within(media, 'encoding'), follow).map(([name, place]) => [
          name,
          encodingOf(followed(place, follow)?.value),
        ]),
      ),
      part: media,
    };
  });
}

function encodingOf(value: unknown): Encoding {
  const { contentType, style, explode } = asRaw(value);
  return {
    types:
      typeof contentType === 'string'
        ? contentType.split(',').map((type) => type.trim().toLowerCase())
        : undefined,
    serialization: serializationOf(style, explode, 'form'),
  };
}

const statusOf = (key: string): string => (/^default$/i.test(key) ? 'default' : key.toUpperCase());

/** HTTP sends no body with some statuses, and none in response to HEAD. */
const hasBody = (status: string, method: string): boolean =>
  method !== 'HEAD' && !/^(1|204|205|304)/.test(status);

function responseOf(status: string, method: string, part: Part, follow: Follow): Response {
  return {
    status,
    headers: new Map(
      entries(within(part, 'headers'), follow).flatMap(([name, place]) => {
        const header = followed(place, follow);
        return header && name.toLowerCase() !== 'content-type'
          ? [[name.toLowerCase(), headerOf(header, follow)] as const]
          : [];
      }),
    ),
    media: hasBody(status, method) ? mediaOf(part, follow) : [],
    links: new Map(
      entries(within(part, 'links'), follow).map(([name, place]) => {
        const { operationId, operationRef, parameters, requestBody } = (followed(place, follow)?.value ??
          {}) as Record<string, unknown>;
        return [name, JSON.stringify({ operationId, operationRef, parameters, requestBody })];
      }),
    ),
    part,
  };
}

function headerOf(part: Part, follow: Follow): Header {
  const [media] = entries(within(part, 'content'), follow);
  const schema = media ? within(media[1], 'schema') : within(part, 'schema');
  return {
    required: within(part, 'required').value === true,
    schema: schema.value === undefined ? [] : [schema],
    part,
  };
}

function callbacksOf(part: Part, inherited: Inherited): Map<string, Operation[]> {
  return new Map(
    entries(within(part, 'callbacks'), inherited.follow).flatMap(([name, place]) => {
      const callback = followed(place, inherited.follow);
      return callback
        ? entries(callback, inherited.follow).map(
            ([expression, item]) =>
              [`${name} ${expression}`, operationsAt(item, expression, inherited)] as const,
          )
        : [];
    }),
  );
}

function securityOf(part: Part, schemes: readonly Scheme[]): Security | undefined {
  const list = within(part, 'security').value;
  return Array.isArray(list) ? list.map((way) => requirementsOf(way, schemes)) : undefined;
}

function securityPartOf(part: Part, { root, security }: Inherited): Part {
  const own = within(part, 'security');
  if (Array.isArray(own.value)) return own;
  return security === undefined ? part : within(root, 'security');
}

/** Returns the members of an object with their places. A member may refer to another file. */
function entries(place: Part, follow: Follow): [string, Part][] {
  const part = followed(place, follow);
  return part ? Object.keys(part.value as object).map((name) => [name, within(part, name)]) : [];
}

/** Returns the items of a list, or of the list that it refers to. */
function listed(place: Part, follow: Follow): Part[] {
  const target = isObject(place.value) ? follow(place) : place;
  return target ? items(target) : [];
}

/** Returns an object with its reference resolved, or undefined. */
function followed(part: Part, follow: Follow): Part | undefined {
  if (!isObject(part.value)) return undefined;
  if (typeof part.value['$ref'] !== 'string') return part;
  const target: PlacedValue | undefined = follow(part);
  return target && isObject(target.value) ? target : undefined;
}

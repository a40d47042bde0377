/** Reads the payload of an observed request whose contract gives each member its place: path, query, header, cookie or body. */
import { isObject } from '../base/object.ts';
import { percentDecoded } from '../base/percentDecoded.ts';
import { asRead } from '../contract/asRead.ts';
import { flattened } from '../contract/flattened.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { nestedIn } from '../exchange/brackets.ts';
import type { Wire } from '../exchange/encode.ts';
import { formOf } from './form.ts';

/** Returns the payload; undefined if it cannot be read. */
export function decodePlaced(operation: Operation, wire: Wire): Payload | undefined {
  const body = bodyIn(operation, wire);
  if (body === undefined) return undefined;
  return asRead(operation, { ...body, ...parametersIn(operation, wire) });
}

function parametersIn(operation: Operation, { path, headers }: Wire): Payload {
  const [before = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  const named = pathValues(operation, before);
  const cookies = new Map(
    (headers['cookie'] ?? '').split(/;\s*/).map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), percentDecoded(pair.slice(at + 1))];
    }),
  );
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const found = Object.entries(operation.places ?? {}).map(([member, place]): [string, unknown] => {
    if (place.in === 'path') return [member, named.get(place.name)];
    if (place.in === 'header') return [member, headers[place.name.toLowerCase()]];
    if (place.in === 'cookie') return [member, cookies.get(place.name)];
    if (place.deep) {
      const nested = nestedIn(place.name, query);
      if (nested) return [member, nested];
    }
    const all = query.getAll(place.name);
    const isList = typeOf(flattened(properties[member] ?? {}, operation.schemas)) === 'array';
    if (!isList) return [member, all[0]];
    const items = place.explode ? all : all.flatMap((text) => text.split(','));
    return [member, all.length === 0 ? undefined : items];
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** Returns the values of the path parameters; the path may have a prefix. */
function pathValues({ url }: Operation, path: string): Map<string, string> {
  const wanted = url.split('/');
  const came = path.split('/').slice(-wanted.length + 1);
  return new Map(
    wanted.slice(1).flatMap((part, index): [string, string][] => {
      // `{sample}:release` ends with a verb (AIP-136).
      const [, name, rest = ''] = /^\{([^}]+)\}([^{}]*)$/.exec(part) ?? [];
      const own = came[index] ?? '';
      return name === undefined
        ? []
        : [[name, percentDecoded(rest !== '' && own.endsWith(rest) ? own.slice(0, -rest.length) : own)]];
    }),
  );
}

function bodyIn({ transport, bodyMember, deepMembers }: Operation, { body = '' }: Wire): Payload | undefined {
  const whole = (value: unknown): Payload | undefined => {
    if (bodyMember !== undefined && value !== undefined) return { [bodyMember]: value };
    return isObject(value) ? value : undefined;
  };
  switch (transport) {
    case 'none':
      return {};
    case 'text':
      return whole(body);
    case 'urlencoded':
      return whole(urlencodedIn(body, deepMembers));
    case 'form':
      return whole(formOf(body));
    // An absent JSON body has no members.
    default:
      return body === '' ? {} : whole(parsed(body));
  }
}

function urlencodedIn(body: string, deepMembers: readonly string[] = []): Payload {
  const pairs = new URLSearchParams(body);
  const nested = deepMembers.flatMap((name) => {
    const held = nestedIn(name, pairs);
    return held ? [[name, held] as const] : [];
  });
  const isNested = (key: string): boolean => nested.some(([name]) => key.startsWith(`${name}[`));
  return Object.fromEntries([...[...pairs].filter(([key]) => !isNested(key)), ...nested]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

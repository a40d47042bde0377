/** What a write makes known of a thing, and what an answer says against it. */
import { isDeepStrictEqual } from 'node:util';
import { flattened } from '../contract/flattened.ts';
import { dataOf } from '../contract/openapi/kinds.ts';
import { takesNull } from '../contract/takesNull.ts';
import type { Kind, Operation, Payload } from '../contract/types.ts';
import { isObject } from '../object.ts';
import type { Sent } from '../run/send.ts';
import { shownIn } from './names.ts';
import type { Contradiction, Fact, Thing } from './thing.ts';

/** What a thing shows that has few values: whether it is on, how far it is. They read alike wherever they stand. */
export function switchesIn(sent: Sent): ReadonlyMap<string, unknown> {
  const shown = shownIn(sent);
  const { operation } = sent.case;
  const { properties = {} } = dataOf(operation);
  return new Map(
    Object.entries(isObject(shown) ? shown : {}).filter(
      ([name, value]) =>
        typeof value === 'boolean' ||
        flattened(properties[name] ?? {}, operation.schemas).enum?.includes(value),
    ),
  );
}

/** What a write has taken without showing it may be read as something else, and not as it was. */
export function unseen(sent: Sent, before: Payload = {}): [string, Fact][] {
  const { operation, ask } = sent.case;
  const shown = shownIn(sent);
  if (operation.method !== 'PUT' && operation.method !== 'PATCH') return [];
  return Object.entries(bodyOf(operation, ask.payload)).flatMap(([name, value]) => {
    const was = before[name];
    const isTold = isObject(shown) && name in shown;
    const isScalar = typeof value === typeof was && typeof value !== 'object';
    return isTold || !isScalar || was === value ? [] : [[name, { value: was, by: sent, turnedTo: value }]];
  });
}

/** What the answer to a write shows in another state than before may not be seen as it was. */
export function turned(sent: Sent, before: ReadonlyMap<string, unknown> = new Map()): [string, Fact][] {
  return [...switchesIn(sent)].flatMap(([name, value]) =>
    before.has(name) && before.get(name) !== value
      ? [[name, { value: before.get(name), by: sent, turnedTo: value }]]
      : [],
  );
}

/** What was sent and came back the same: the backend has agreed to it. */
export function confirmed(sent: Sent, { member }: Kind): Map<string, Fact> {
  const { operation, ask } = sent.case;
  const data = shownIn(sent);
  const shown = isObject(data) ? data : {};
  const given = bodyOf(operation, ask.payload);
  return new Map(
    Object.entries(given).flatMap(([name, value]) =>
      name !== member && name in shown && isDeepStrictEqual(readAs(value, shown[name]), shown[name])
        ? [[name, { value: shown[name], by: sent }] as const]
        : [],
    ),
  );
}

/** The members that are sent are those that change. */
const isPart = ({ method, contentType = '' }: Operation): boolean =>
  method === 'PATCH' && !contentType.includes('json-patch+json');

/** What null takes away by a patch (RFC 7396), or where the contract says that it may be null. */
export function taken(sent: Sent, before: Thing | undefined): [string, Fact][] {
  const { operation, ask } = sent.case;
  if (!isPart(operation) || !before) return [];
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const isMerged = operation.contentType?.includes('merge-patch+json') === true;
  return Object.entries(bodyOf(operation, ask.payload)).flatMap(([name, given]) => {
    const { value } = before.facts.get(name) ?? {};
    const means = isMerged || takesNull(properties[name] ?? {}, operation.schemas);
    if (given !== null || !means || value === undefined || value === null) return [];
    return [[name, { value, by: sent, taken: true }]];
  });
}

/** What was known of a thing and is not in the part of it that is sent: it stays as it was. */
export function leftAlone({ case: { operation, ask } }: Sent, before: Thing | undefined): Map<string, Fact> {
  if (!isPart(operation) || !before) return new Map();
  const given = bodyOf(operation, ask.payload);
  return new Map([...before.facts].filter(([name]) => !(name in given)));
}

const bodyOf = ({ bodyMember, places = {} }: Operation, payload: Payload): Payload => {
  const body = bodyMember === undefined ? payload : payload[bodyMember];
  const members = isObject(body) ? body : {};
  return Object.fromEntries(
    Object.entries(members).filter(([name]) => !places[name] || bodyMember !== undefined),
  );
};

/** A form sends texts. */
const readAs = (value: unknown, like: unknown): unknown =>
  typeof like === 'number' && typeof value === 'string' ? Number(value) : value;

export function contradicted({ facts }: Pick<Thing, 'facts'>, data: unknown, known: string): Contradiction[] {
  if (!isObject(data)) return [];
  return [...facts].flatMap(([name, { value, by, taken, turnedTo }]) => {
    const isOver = taken === true || turnedTo !== undefined;
    if (!(name in data) || isDeepStrictEqual(data[name], value) !== isOver) return [];
    const shown = `${known} shows ${name} ${JSON.stringify(data[name])}`;
    const message = taken
      ? `${shown}, which null has taken away`
      : turnedTo === undefined
        ? `${shown}; ${JSON.stringify(value)} was written and confirmed`
        : `${shown} as before; a write has made it ${JSON.stringify(turnedTo)}`;
    return [{ rule: 'kept' as const, message, place: name, before: [by] }];
  });
}

/** What was written and confirmed, and the answer has by its contract, is not there any more. */
export function leftOut({ facts }: Thing, sent: Sent, known: string): Contradiction[] {
  const data = shownIn(sent);
  const { properties = {} } = dataOf(sent.case.operation);
  if (!isObject(data)) return [];
  return [...facts].flatMap(([name, { value, by, taken, turnedTo }]) => {
    const isKept = !taken && turnedTo === undefined && value !== null && value !== '';
    const isShown = properties[name] !== undefined && properties[name].not === undefined;
    if (!isKept || !isShown || data[name] !== undefined || isEmpty(value)) return [];
    const message = `${known} shows no ${name}; ${JSON.stringify(value)} was written and confirmed`;
    return [{ rule: 'kept' as const, message, place: name, before: [by] }];
  });
}

/** A list or an object of nothing may be left out. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

export function scalarsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(scalarsIn);
  if (isObject(value)) return Object.values(value).flatMap(scalarsIn);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

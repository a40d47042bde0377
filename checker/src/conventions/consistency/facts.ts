/** Facts that a write establishes about a resource, and responses that contradict them. */
import { isDeepStrictEqual } from 'node:util';
import { numberOf } from '../../core/base/numberOf.ts';
import { asRaw, isObject } from '../../core/base/object.ts';
import { timeOf } from '../../core/base/timeOf.ts';
import { bodyOf, bodySchemaOf, membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { MADE_UP } from '../../core/contract/openapi/sample.ts';
import { takesNull } from '../../core/contract/takesNull.ts';
import type { Resource, Operation, Payload, Schema } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { namesMissingResource } from '../../core/requests/candidates.ts';
import { isForSomeAccounts } from '../prose/forSomeAccounts.ts';
import { mayShowRounded } from '../prose/statedRounding.ts';
import { maskIn } from './mask.ts';
import { returnedResource } from './names.ts';
import { asksOtherForm } from './otherForm.ts';
import type { Contradiction, Fact, TrackedResource } from './trackedResource.ts';

/**
 * The members of a request without those that the backend takes from some accounts only, or shows to some only, and without those
 * that the mask of the request does not name: `updateMask=label`.
 */
function givenIn({ case: { operation, ask } }: Sent): Payload {
  const isInMask = maskIn(operation, ask.payload) ?? (() => true);
  return Object.fromEntries(
    Object.entries(bodyOf(operation, ask.payload)).filter(
      ([name]) => !isForSomeAccounts(operation, name) && isInMask(name),
    ),
  );
}

/** Booleans and enums of a resource. They have the same values wherever they are shown. */
export const switchesIn = (sent: Sent): ReadonlyMap<string, unknown> =>
  switchesOf(sent.case.operation, dataOf(sent.case.operation), returnedResource(sent));

/** The same values for an item of a list. */
export function switchesOfItem({ case: { operation } }: Sent, item: Payload): ReadonlyMap<string, unknown> {
  return switchesOf(operation, listIn(dataOf(operation), operation.schemas)?.item ?? {}, item);
}

function switchesOf(
  { schemas }: Operation,
  { properties = {} }: Schema,
  shown: unknown,
): ReadonlyMap<string, unknown> {
  const members = Object.entries(asRaw(shown));
  return new Map(
    members.filter(
      ([name, value]) =>
        typeof value === 'boolean' || flattened(properties[name] ?? {}, schemas).enum?.includes(value),
    ),
  );
}

/**
 * Members that a write has accepted without showing them. A later read may show another value, but not the old one.
 *
 * @param before the resource as the last read has shown it
 */
export function unconfirmedUpdates(sent: Sent, before: Payload = {}): [string, Fact][] {
  const { operation } = sent.case;
  const shown = returnedResource(sent);
  if (!sets(operation)) return [];
  return Object.entries(givenIn(sent)).flatMap(([name, value]) => {
    const was = before[name];
    const isShown = isObject(shown) && name in shown;
    const isFilledScalar = typeof value !== 'object' && value !== '';
    // After a call whose response shows nothing, null counts as an old value too.
    const hasSameType = typeof value === typeof was || (was === null && isBlindUpdate(operation));
    if (isShown || !isFilledScalar || !hasSameType || isAlike(was, value)) return [];
    if (isRoundedTo(operation, name, value, was)) return [];
    return [[name, { value: was, by: sent, turnedTo: value }]];
  });
}

/**
 * States that the response to a write shows changed. A later read must not show the old ones.
 *
 * @param before the states at the last read
 */
export function outdatedStates(
  sent: Sent,
  before: ReadonlyMap<string, unknown> = new Map(),
): [string, Fact][] {
  return [...switchesIn(sent)].flatMap(([name, value]) =>
    before.has(name) && before.get(name) !== value
      ? [[name, { value: before.get(name), by: sent, turnedTo: value }]]
      : [],
  );
}

/**
 * A DELETE whose response shows a changed state keeps the resource: it is cancelled, not removed. Without a state from before, any
 * shown state counts as changed.
 */
export const survivesDelete = (sent: Sent, before?: ReadonlyMap<string, unknown>): boolean =>
  switchesIn(sent).size > 0 && (before === undefined || outdatedStates(sent, before).length > 0);

/** `updatedAt`, `last_modified_by`: of the last change. Each later write sets them, even where a request may send them. */
const CHANGED = /^(last_?)?(updated?|modified|changed)_?(at|on|time|date|by)$/i;

/** Members whose sent value came back unchanged, so the backend has confirmed it. */
export function confirmedValues(sent: Sent, { member }: Resource): Map<string, Fact> {
  const data = returnedResource(sent);
  const shown = isObject(data) && !asksOtherForm(sent) ? data : {};
  return new Map(
    Object.entries(givenIn(sent)).flatMap(([name, value]) =>
      name !== member &&
      !CHANGED.test(name) &&
      name in shown &&
      isDeepStrictEqual(readAs(value, shown[name]), shown[name])
        ? [[name, { value: shown[name], by: sent }] as const]
        : [],
    ),
  );
}

/**
 * Members that the response shows with their old value. Either the write is lost, and later reads show the old value too; or a later
 * read shows the sent value: then the response was wrong.
 *
 * @param before the resource as the last read has shown it
 */
export function lostUpdates(sent: Sent, before: Payload = {}): [string, Fact][] {
  const { operation } = sent.case;
  const shown = returnedResource(sent);
  const isDone = sent.exchange.got.status !== 202 && (operation.method === 'PUT' || isPart(operation));
  if (!isDone || !isObject(shown)) return [];
  return Object.entries(givenIn(sent)).flatMap(([name, value]) => {
    const was = before[name];
    const isScalar = typeof value === typeof was && typeof value !== 'object';
    const isOld =
      isScalar && !isAlike(value, was) && shown[name] === was && !isRoundedTo(operation, name, value, was);
    return isOld ? [[name, { value, by: sent, shownInstead: was }]] : [];
  });
}

/** The same time or number may have another format, and a backend may trim white space. NaN, of anything else, equals nothing. */
const isAlike = (one: unknown, other: unknown): boolean =>
  one === other ||
  timeOf(one) === timeOf(other) ||
  numberOf(one) === numberOf(other) ||
  (typeof one === 'string' && typeof other === 'string' && one.trim() === other.trim());

/** The contract rounds the sent value, and the rounded one may be the value before. */
const isRoundedTo = (operation: Operation, name: string, sent: unknown, was: unknown): boolean =>
  typeof sent === 'number' && typeof was === 'number' && mayShowRounded(operation, name, sent, was);

/** Members that the backend sets, or may keep unchanged: `email`, `ownerId`, `created_by` and `orderStatus`; not `title`. */
const KEPT_BY_BACKEND =
  /^(_?id|uuid|key|no|nr|number|code|sku|slug|username|login|e?mail|currency|type|kind|roles?|owner|author|tenant|version)$|(owner|author|user|tenant|created|creator|account|customer|parent)_?(id|by|at|on|name)?$|stat(e|us)$|phase|stage/i;

/** The path names the resource, so the backend may ignore another id in the body. */
const isNameOf = ({ case: { operation } }: Sent, name: string): boolean =>
  (operation.roles ?? []).some(({ does, resource }) => does === 'one' && resource.member === name);

/** Messages about sent members that the response shows with their old value. Skips those that the backend may keep. */
export function ignoredUpdates(sent: Sent, before: Payload): string[] {
  const { expect } = sent.exchange;
  // Only valid requests must take effect. A conversation may send a wrong one on purpose.
  const isRight =
    expect.kind === 'observed'
      ? expect.right
      : expect.kind === 'answered' && !namesMissingResource(sent.case.ask.payload);
  return isRight
    ? lostUpdates(sent, before).flatMap(([name, { value, shownInstead }]) =>
        isNameOf(sent, name) ||
        KEPT_BY_BACKEND.test(name) ||
        SET_BY_BACKEND.test(name) ||
        // A backend may know no such value.
        JSON.stringify(value)?.includes(MADE_UP)
          ? []
          : [
              `${name} is ${JSON.stringify(shownInstead)} as before; ${JSON.stringify(value)} was sent, and is accepted`,
            ],
      )
    : [];
}

/** The request changes only the members that it sends. */
export const isPart = (operation: Operation): boolean =>
  (operation.method === 'PATCH' && operation.contentType?.includes('json-patch+json') !== true) ||
  isUpdate(operation);

/** The resource takes the values that the request sends. */
export const sets = (operation: Operation): boolean =>
  operation.method === 'PUT' || isPart(operation) || isBlindUpdate(operation);

const UPDATE_VERBS = /update|patch|modify|edit|change/i;

/** `updateRemark`, whose response does not show the values. */
const isBlindUpdate = ({ id, method, roles = [] }: Operation): boolean =>
  method === 'POST' && UPDATE_VERBS.test(id) && roles.some(({ blind }) => blind);

/** An update call that requires only the id of the resource. */
function isUpdate(operation: Operation): boolean {
  const { id, method, places = {}, roles = [] } = operation;
  const inPath = Object.keys(places).filter((name) => places[name]?.in === 'path');
  const { required = [] } = bodySchemaOf(operation);
  const named = [...inPath, ...roles.filter(({ does }) => does === 'one').map(({ resource }) => resource.as)];
  const isCalledSo = method === 'POST' && UPDATE_VERBS.test(id);
  return (
    isCalledSo && roles.some(({ does }) => does === 'one') && required.every((name) => named.includes(name))
  );
}

/** Members that a backend updates with every change: `version`, `updatedAt`, `lastModified` and `etag`. */
const SET_BY_BACKEND = /version|revision|updated|update(_?(at|on|time|date|by))?$|modified|etag/i;

/**
 * Members that null clears in a patch (RFC 7396), or that the contract allows to be null.
 *
 * @param before the tracked resource before the write
 * @param lastRead the members that the last read has shown
 */
export function clearedValues(
  sent: Sent,
  before: TrackedResource | undefined,
  lastRead: Payload = {},
): [string, Fact][] {
  const { operation } = sent.case;
  if (!isPart(operation) && !isBlindUpdate(operation)) return [];
  const properties = membersOf(operation);
  const isMerged = operation.contentType?.includes('merge-patch+json') === true;
  return Object.entries(givenIn(sent)).flatMap(([name, given]) => {
    const fact = before?.facts.get(name);
    // A fact with `turnedTo` holds the value that is over.
    const value = fact && fact.turnedTo === undefined ? fact.value : lastRead[name];
    const nullClears = isMerged || takesNull(properties[name] ?? {}, operation.schemas);
    if (given !== null || !nullClears || value === undefined || value === null) return [];
    return [[name, { value, by: sent, taken: true }]];
  });
}

/** Members of the last read (`by`) that a request may set, with the values that they had then. */
export function valuesAsRead({ case: { operation } }: Sent, thing: Payload, by: Sent): Map<string, Fact> {
  const body = membersOf(operation);
  return new Map(
    Object.entries(thing).flatMap(([name, value]) =>
      body[name] && !operation.places?.[name] && !SET_BY_BACKEND.test(name) ? [[name, { value, by }]] : [],
    ),
  );
}

/**
 * Members that a partial update does not send, or that its mask does not name. They keep their value.
 *
 * @param before the facts about the resource before the update
 */
export function keptValues(
  { case: { operation, ask } }: Sent,
  before: ReadonlyMap<string, Fact>,
): Map<string, Fact> {
  if (!isPart(operation)) return new Map();
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const given = bodyOf(operation, ask.payload);
  // A call such as `updateUser` may set these members although the request lacks them.
  const mayChange = (name: string): boolean =>
    flattened(properties[name] ?? {}, operation.schemas).default !== undefined || SET_BY_BACKEND.test(name);
  const isInMask = maskIn(operation, ask.payload);
  // An empty body clears the members of its mask, and that may change others.
  if (Object.keys(given).length === 0 && isInMask && [...before.keys()].some(isInMask)) return new Map();
  const isSent = isInMask ?? ((name: string): boolean => name in given);
  // A state that no request sets follows from other members: `low` from the stock.
  const isDerived = (name: string, { turnedTo }: Fact): boolean =>
    turnedTo !== undefined && properties[name] === undefined;
  return new Map(
    [...before].filter(
      ([name, fact]) => !isSent(name) && !isDerived(name, fact) && !(isUpdate(operation) && mayChange(name)),
    ),
  );
}

/** Form fields are texts, so numbers are converted. */
const readAs = (value: unknown, like: unknown): unknown =>
  typeof like === 'number' && typeof value === 'string' ? Number(value) : value;

/** A later read must show any value except the one of the fact. */
const isOver = ({ taken, turnedTo, shownInstead }: Fact): boolean =>
  taken === true || turnedTo !== undefined || shownInstead !== undefined;

/** Reports members of a response that contradict the facts of earlier writes. @param known the resource, in words */
export function contradictionsIn(
  { facts }: Pick<TrackedResource, 'facts'>,
  data: unknown,
  known: string,
): Contradiction[] {
  if (!isObject(data)) return [];
  return [...facts].flatMap(([name, fact]) => {
    if (!(name in data)) return [];
    const showsValue = isDeepStrictEqual(data[name], fact.value);
    const agrees = isOver(fact) ? !showsValue : showsValue;
    if (agrees) return [];
    const message = `${known} shows ${name} ${JSON.stringify(data[name])}${reasonOf(fact)}`;
    return [{ rule: 'kept' as const, message, place: name, before: [fact.by] }];
  });
}

function reasonOf({ value, taken, turnedTo, shownInstead }: Fact): string {
  if (taken) return ', which null has taken away';
  if (shownInstead !== undefined)
    return ` as it was written; the answer to the write has shown ${JSON.stringify(shownInstead)}, which was before`;
  return turnedTo === undefined
    ? `; ${JSON.stringify(value)} was written and confirmed`
    : ` as before; a write has made it ${JSON.stringify(turnedTo)}`;
}

/** Reports confirmed members that the response should have by its contract, and lacks. */
export function omissionsIn({ facts }: TrackedResource, sent: Sent, known: string): Contradiction[] {
  const data = returnedResource(sent);
  const { properties = {} } = dataOf(sent.case.operation);
  if (!isObject(data)) return [];
  return [...facts].flatMap(([name, fact]) => {
    // `not: {}` marks a member that responses never have.
    const isInContract = properties[name] !== undefined && properties[name].not === undefined;
    if (!isInContract || data[name] !== undefined || isOver(fact) || isEmpty(fact.value)) return [];
    const message = `${known} shows no ${name}; ${JSON.stringify(fact.value)} was written and confirmed`;
    return [{ rule: 'kept' as const, message, place: name, before: [fact.by] }];
  });
}

/** A response may omit null, and an empty text, list or object. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Returns all texts and numbers in a value, at any depth. */
export function scalarsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(scalarsIn);
  if (isObject(value)) return Object.values(value).flatMap(scalarsIn);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

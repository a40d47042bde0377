/** The part of a list that a request asks for: all of it, one page, or the part after a cursor. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { askedPage } from '../../core/requests/paging.ts';
import { isAllOf, withDefaults } from '../../core/requests/wholeList.ts';
import { listsSomeStates } from '../prose/someStates.ts';
import { returnedResource } from './names.ts';
import type { TrackedResource } from './trackedResource.ts';

/** Returns whether the response shows the whole list: it has no pages, or its first page is not full. */
export const isWhole = (sent: Sent, items: readonly Payload[]): boolean =>
  isAllOf(sent.case.operation, sent.case.ask.payload, returnedResource(sent), items);

/**
 * Returns whether a list must show a created resource: its request has only paging parameters and the parent of the resource, and
 * the resource is in no state that lists hide. A filter could exclude the resource.
 */
export function mustListCreated(operation: Operation, payload: Payload, { by }: TrackedResource): boolean {
  const { paging, cursor, places = {} } = operation;
  const { required = [] } = flattened(operation.request, operation.schemas);
  // A parameter that may name the parent: one in the path, or a required member of the body.
  const isWhere = (name: string): boolean =>
    places[name] ? places[name].in === 'path' : required.includes(name);
  const { properties = {} } = flattened(operation.request, operation.schemas);
  if (listsSomeStates(operation, payload)) return false;
  // An archived or discontinued resource is listed only on request.
  if (Object.keys(properties).some((name) => !(name in payload) && isLeftOut(name, returnedResource(by))))
    return false;
  if (isHidden(returnedResource(by)) || isHidden(bodyOf(by.case.operation, by.case.ask.payload)))
    return false;
  const pages = new Set([paging?.ask.page, paging?.ask.size, cursor?.size]);
  const made = by.case.ask.payload;
  return Object.entries(payload).every(
    ([name, value]) => pages.has(name) || (isWhere(name) && made[name] === value),
  );
}

/** `archived: true`, `isDraft: true`. */
const HIDES = /archiv|hidden|delet|remov|discontinu|disab|inactive|draft|private|unlisted|spam|trash/i;
/** `active: false`, `is_published: false`. */
const SHOWS = /^(is_?)?(active|visible|published|enabled|listed|public)$/i;

/** A resource in a state that a list may hide. */
const isHidden = (shown: unknown): boolean =>
  isObject(shown) &&
  Object.entries(shown).some(
    ([name, value]) => (value === true && HIDES.test(name)) || (value === false && SHOWS.test(name)),
  );

/** `includeDiscontinued` for a discontinued resource. */
function isLeftOut(parameter: string, shown: unknown): boolean {
  const [, rest = ''] = /^(?:include|with|show)_?(\w+)$/i.exec(parameter) ?? [];
  const plain = (text: string): string => text.replaceAll('_', '').toLowerCase();
  return (
    rest !== '' &&
    isObject(shown) &&
    Object.keys(shown).some((name) => shown[name] === true && plain(name).endsWith(plain(rest)))
  );
}

/** The second request is the first one, with the cursor that the first response returned. */
function isOtherPart({ case: one, exchange }: Sent, { case: other }: Sent): boolean {
  const { cursor: { ask = '' } = {} } = other.operation;
  const rest = ({ [ask]: _, ...payload }: Payload): Payload => payload;
  const [from, to] = [one.ask.payload[ask], other.ask.payload[ask]];
  return (
    to !== undefined &&
    from !== to &&
    isDeepStrictEqual(rest(one.ask.payload), rest(other.ask.payload)) &&
    leadsTo(exchange.document, String(to))
  );
}

/** Names of cursors that do not lead on: `prevCursor`, `self`. */
const BACK = /prev|back|before|first|self|current/i;

/** The value contains the cursor, alone or in a URL. A cursor that goes back does not count. */
function leadsTo(shown: unknown, cursor: string, name = ''): boolean {
  if (BACK.test(name)) return false;
  if (typeof shown === 'string')
    return (
      shown === cursor || shown.includes(`=${cursor}`) || shown.includes(`=${encodeURIComponent(cursor)}`)
    );
  if (typeof shown === 'number') return String(shown) === cursor;
  return (
    typeof shown === 'object' &&
    shown !== null &&
    Object.entries(shown).some(([own, part]) => leadsTo(part, cursor, own))
  );
}

/** The same request of the same account for another page of the same size, or for the part after its cursor. */
export function isOtherPage(before: Sent, after: Sent): boolean {
  const [{ case: one }, { case: other }] = [before, after];
  const { operation } = other;
  if (one.operation !== operation || one.ask.login !== other.ask.login) return false;
  if (operation.cursor) return isOtherPart(before, after);
  if (!operation.paging) return false;
  const { page } = operation.paging.ask;
  const [payload, otherPayload] = [one, other].map(({ ask }) => withDefaults(operation, ask.payload));
  const [asked, otherAsked] = [payload, otherPayload].map((each) => askedPage(operation, each ?? {}));
  if (!asked || !otherAsked || asked.page === otherAsked.page || asked.size !== otherAsked.size) return false;
  const rest = (all: Payload = {}): Payload => ({ ...all, [page]: undefined });
  return isDeepStrictEqual(rest(payload), rest(otherPayload));
}

import { spansIn } from '../../../core/base/inOrder.ts';
import { timeOf } from '../../../core/base/timeOf.ts';
import { DAY_MS } from '../../../core/base/timeUnits.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import type { SpanFilter } from '../../../core/requests/spanFilters.ts';
import { spanFilters } from '../../../core/requests/spanFilters.ts';

/** Tolerance around a span of days. The contract does not name the time zone or say whether the last day counts. */
const TOLERANCE_MS = { before: DAY_MS, after: 2 * DAY_MS } as const;
/** Filter values from this date on are far-future probes: no resource has a later time. */
const FUTURE = Date.parse('2090-01-01');

/** Filter values before this date are far-past probes: no resource has an earlier time. */
const PAST = Date.parse('1972-01-01');

/** Returns whether every time of an item is later than requested; false for an item without a time. */
function isLater(item: Payload, asked: number): boolean {
  const times = Object.values(item)
    .map(timeOf)
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 && times.every((time) => time > asked + TOLERANCE_MS.after);
}

/** Returns whether an upper limit applies to the items' own times. A bare `to` may limit another time: rooms that are free until then. */
const limitsOwnTimes = ({ name, as, of, member }: SpanFilter): boolean =>
  as === 'last' && (member !== undefined || of !== '' || /^(until|before)$/i.test(name));

/** `since`, `created_since`: a limit that hides every resource if it is in the far future. */
const SINCE = /^(since|(modified|updated|created)[_-]?since)$/i;

/** A list filtered by days shows no item outside them. */
export const inSpan: Check = {
  id: 'in-span',
  title: 'a list shows only items within the requested days',
  judge: ({ operation, payload, verdict }) => {
    const items = operation.answers && operation.effect === 'read' ? itemsOf(operation, verdict) : undefined;
    if (!items) return [];
    return spanFilters(operation).flatMap((filter) => {
      if (filter.as === 'only' && namesPeriod(operation)) return [];
      const message = mistakeIn(items, filter, payload[filter.name]);
      return message === undefined ? [] : [{ message, pointer: `filter ${filter.name}` }];
    });
  },
};

/** Returns what the list shows wrongly. `Until` a far past is checked against every time of an item; `since` a far future hides all. */
function mistakeIn(items: readonly Payload[], filter: SpanFilter, value: unknown): string | undefined {
  const [asked, count] = [timeOf(value), `${items.length} items are listed`];
  const limit = `${filter.name} ${String(value)}`;
  if (asked > FUTURE && SINCE.test(filter.name) && items.length > 0)
    return `${count}, ${limit} was asked for`;
  const isTooOld = asked < PAST && limitsOwnTimes(filter);
  if (isTooOld && items.some((item) => isLater(item, asked)))
    return `${count}, and nothing that one shows is as old as ${limit}`;
  const [outside] = items.flatMap((item) => outsideIn(item, filter, value));
  return outside === undefined ? undefined : `${outside} is listed, ${limit} was asked for`;
}

/** `GET /groups/{id}/week?date=`: the day names a whole week. */
const namesPeriod = ({ url, path = url }: Operation): boolean =>
  /\/(week|month|quarter|year)s?\/?$/i.test(path);

/** Returns the member of an item that lies outside the span, with its value. */
function outsideIn(item: Payload, filter: SpanFilter, asked: unknown): string[] {
  const member = memberFor(item, filter);
  if (member === undefined) return [];
  const after = timeOf(item[member]) - timeOf(asked);
  if (isExact(filter) && areAlike(asked, item[member]) && isBeyondExactLimit(filter, after))
    return [`${member} ${String(item[member])}`];
  const isOutside =
    (filter.as !== 'last' && after < -TOLERANCE_MS.before) ||
    (filter.as !== 'first' && after > TOLERANCE_MS.after);
  return isOutside ? [`${member} ${String(item[member])}`] : [];
}

const isExact = ({ said }: SpanFilter): boolean => said === 'included' || said === 'excluded';

/** If the contract says whether the limit is included, there is no tolerance. */
const isBeyondExactLimit = ({ as, said }: SpanFilter, after: number): boolean =>
  (as === 'first' && after < 0) || (as === 'last' && after > 0) || (said === 'excluded' && after === 0);

const DAY = /^\d{4}-\d\d-\d\d$/;
/** A moment with fractions of a second. A moment cut to seconds has an unknown fraction. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(Z|[+-]\d\d:\d\d)$/i;

/** Both are days or both are moments, so no time zone is involved. */
const areAlike = (one: unknown, other: unknown): boolean =>
  [DAY, MOMENT].some((form) => form.test(String(one)) && form.test(String(other)));

/** Returns the member to compare. An item with a span is compared by its other end, because it may have started earlier. */
export function memberFor(item: Payload, { name, as, of, member }: SpanFilter): string | undefined {
  if (member !== undefined && member in item) return member;
  if (as === 'only') {
    if (name in item) return name;
    const times = Object.keys(item).filter((key) => !Number.isNaN(timeOf(item[key])));
    return times.length === 1 ? times[0] : undefined;
  }
  if (name in item) {
    const span = spansIn(item).find(({ begin, end }) => name === begin || name === end);
    return span && (name === span.begin ? span.end : span.begin);
  }
  // `end_time` limits a `time`, and `paid_start` a member such as `paid_on`.
  const namesNoTime = /^(|date|day|time)$/.test(of);
  const isLike = (key: string): boolean =>
    namesNoTime ? /^(date|day|time|timestamp)$/.test(key) : key.toLowerCase().startsWith(of);
  const like = Object.keys(item).filter((key) => isLike(key) && !Number.isNaN(timeOf(item[key])));
  return like.length === 1 ? like[0] : undefined;
}

/**
 * Makes requests of an action with values of its resource: the lines of the order that is delivered, or a day of the booking that is
 * returned. A made-up value is refused there, so the run would never see what the action does.
 */
import { isObject } from '../../core/base/object.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';

/** Maximum number of days of the resource that are tried, besides today. */
const MOST_DAYS = 3;

/**
 * @param base the refused request
 * @param shown the resource as a read shows it
 * @returns the request with the lists of the resource, and with each of its days and with today
 */
export function fromResource(operation: Operation, base: Payload, shown: Payload): Payload[] {
  const members = sentMembers(operation, base);
  const lists = ownLists(operation, base, shown);
  const days = members.filter(([, part]) => valueOf(part, operation.schemas).format === 'date');
  const wholes = days.length === 0 ? [{}] : daysOf(shown).map((day) => onDay(days, day));
  const filled = wholes.map((each) => ({ ...lists, ...each })).filter((each) => Object.keys(each).length > 0);
  return filled.map((each) => withMembers(operation, base, each));
}

/** Returns the lists of the resource that the request takes too: all lines of the order in a delivery. */
export const ownLists = (operation: Operation, base: Payload, shown: Payload): Payload =>
  Object.fromEntries(
    sentMembers(operation, base).flatMap(([name, part]) => {
      const items = ownItems(operation, part, shown[name]);
      return items.length > 0 ? [[name, items]] : [];
    }),
  );

function sentMembers(operation: Operation, base: Payload): [string, Schema][] {
  const body = bodyOf(operation, base);
  return Object.entries(membersOf(operation)).filter(([name]) => name in body);
}

const onDay = (members: readonly (readonly [string, Schema])[], day: string): Payload =>
  Object.fromEntries(members.map(([name]) => [name, day]));

/** Returns today and the days that the resource shows, the latest first. */
function daysOf(shown: Payload): string[] {
  const own = Object.values(shown).filter(
    (value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  );
  const today = new Date().toISOString().slice(0, 10);
  return [...new Set([today, ...own.sort().reverse().slice(0, MOST_DAYS)])];
}

/** Returns the items of the resource with the members that the request takes; none if one that it requires is missing. */
function ownItems({ schemas }: Operation, part: Schema, shown: unknown): Payload[] {
  const list = valueOf(part, schemas);
  const { properties, required = [] } = flattened(list.items ?? {}, schemas);
  if (!properties || !Array.isArray(shown)) return [];
  const items = shown
    .filter(isObject)
    .map((item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => properties[name] !== undefined)),
    );
  return items.every((item) => required.every((name) => name in item)) ? items : [];
}

/** Moves the dates of a request: some resources can be booked once per day. */
import { DAY_MS } from '../base/timeUnits.ts';
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { inBody } from './inBody.ts';

/** Returns the request for other days; undefined for a request without dates. */
export const shiftDates = (operation: Operation, payload: Payload, days: number): Payload | undefined =>
  inBody(operation, payload, (inner, body) => shifted(inner, body, days))[0];

/** Returns one request, or none without dates. */
function shifted(operation: Operation, payload: Payload, days: number): Payload[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const moved = Object.entries(payload).flatMap(([name, value]) => {
    const { format = '' } = flattened(properties[name] ?? {}, operation.schemas);
    const at = typeof value === 'string' && /^date(-time)?$/.test(format) ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(at) || operation.places?.[name]) return [];
    const text = new Date(at + days * DAY_MS).toISOString();
    return [[name, format === 'date' ? text.slice(0, 10) : text.replace('.000', '')] as const];
  });
  return moved.length === 0 ? [] : [{ ...payload, ...Object.fromEntries(moved) }];
}

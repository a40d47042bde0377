/** Converts timestamps to another time zone: `10:30+01:00` is `09:30Z`. */
import { HOUR_MS } from '../base/timeUnits.ts';
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** Returns the request with all timestamps in another zone; nothing for a request without timestamps. */
export function inOtherZone({ request, schemas }: Operation, base: Payload): Payload[] {
  const { properties = {} } = flattened(request, schemas);
  const moved = Object.entries(base).flatMap(([name, value]) => {
    const isMoment = flattened(properties[name] ?? {}, schemas).format === 'date-time';
    const time = isMoment && typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(time)) return [];
    return [[name, new Date(time + HOUR_MS).toISOString().replace(/(\.\d+)?Z$/, '+01:00')] as const];
  });
  return moved.length === 0 ? [] : [{ ...base, ...Object.fromEntries(moved) }];
}

import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/** A numeric timestamp uses the unit that the contract gives, seconds or milliseconds. */
export const epochUnit: Check = objectCheck(
  { id: 'epoch-unit', title: 'a time as a number has the documented unit' },
  ({ properties = {} }, operation) =>
    Object.entries(properties).flatMap(([name, part]): Rule[] => {
      const schema = flattened(part, operation.schemas);
      const unit = unitOf(descriptionOf(part, operation));
      if (!unit || !/^(integer|number)$/.test(typeOf(schema)) || !MOMENT.test(name)) return [];
      return [{ name, complaint: ({ [name]: value }) => complaintOf(name, unit, value) }];
    }),
);

/** Names of timestamps. `timeout` and `duration` are no timestamps. */
const MOMENT = /(At|_at|On|_on|Time|_time|^time|stamp|Date|_date|^date|created|updated|since)$/;

type Unit = 'milliseconds' | 'seconds';

function unitOf(description: string): Unit | undefined {
  const [inMilliseconds, inSeconds] = [/milli|毫秒|\bms\b/i, /\bseconds\b|时间戳（秒）/i].map((unit) =>
    unit.test(description),
  );
  // `in seconds, not milliseconds` names both units, so it is skipped.
  if (inMilliseconds === inSeconds) return undefined;
  return inMilliseconds ? 'milliseconds' : 'seconds';
}

/** Plausible values: the years 2001 to 2201 in seconds, and 1973 onwards in milliseconds. A value between them may be a birthday. */
const PLAUSIBLE = {
  firstSecond: 1_000_000_000,
  lastSecond: 7_300_000_000,
  firstMillisecond: 100_000_000_000,
} as const;

function complaintOf(name: string, unit: Unit, value: unknown): string | undefined {
  if (typeof value !== 'number' || value < PLAUSIBLE.firstSecond) return undefined;
  if (value > PLAUSIBLE.lastSecond && value < PLAUSIBLE.firstMillisecond) return undefined;
  const came: Unit = value < PLAUSIBLE.firstMillisecond ? 'seconds' : 'milliseconds';
  return came === unit ? undefined : `${name} ${value} counts ${came}, and the contract says ${unit}`;
}

import { timeOf } from '../../../core/base/timeOf.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/base/timeUnits.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import type { Operation, Schema } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/**
 * Compares `nights` with `arrival` and `departure`, `durationMinutes` with `startsAt` and `endsAt`. A number of days is not compared:
 * the last one may or may not count.
 */
export const duration: Check = objectCheck(
  { id: 'duration', title: 'a duration is the time between its start and its end' },
  (schema, operation) => {
    const span = spanOf(schema, operation);
    const names = Object.keys(schema.properties ?? {});
    if (!span || names.some((name) => BREAKS.test(name))) return [];
    return names.flatMap((name): Rule[] => {
      const unit = UNITS.find(({ names: pattern }) => pattern.test(name));
      if (!unit || (unit.countsNights && span.format !== 'date')) return [];
      return [{ name, complaint: (thing) => complaintOf(name, unit.ms, span, thing) }];
    });
  },
);

/** Names of members that may be subtracted from the span: `breakMinutes`. */
const BREAKS = /break|pause|idle|net/i;

/** A unit in which members with these names count. */
interface Unit {
  readonly names: RegExp;
  readonly ms: number;
  /** The unit is compared with spans of days only: between two moments, the number of nights depends on the zone. */
  readonly countsNights?: true;
}

const UNITS: readonly Unit[] = [
  { names: /^(nights|number_?of_?nights|night_?count)$/i, ms: DAY_MS, countsNights: true },
  { names: /^duration_?(in_?)?hours$/i, ms: HOUR_MS },
  { names: /^duration_?(in_?)?(minutes|mins?)$/i, ms: MINUTE_MS },
  { names: /^duration_?(in_?)?(seconds|secs?)$/i, ms: 1000 },
];

interface Span {
  /** The member with the begin. */
  readonly begin: string;
  /** The member with the end. */
  readonly end: string;
  /** `date` or `date-time`. */
  readonly format: string;
}

/** Names of the begin and the end: `startsAt` and `endsAt`, `check_in` and `check_out`. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(start|begin)(s|ed)?(_?(at|on|date|time|day))?$/i, /^(end)(s|ed)?(_?(at|on|date|time|day))?$/i],
  [
    /^(arrival|arrives|check_?in|from)(_?(at|on|date|time|day))?$/i,
    /^(departure|departs|leaves|check_?out|to|until)(_?(at|on|date|time|day))?$/i,
  ],
];

/** The only pair of days or moments that marks a beginning and an end. */
function spanOf({ properties = {} }: Schema, { schemas }: Operation): Span | undefined {
  const formatOf = (name: string): string => flattened(properties[name] ?? {}, schemas).format ?? '';
  const times = Object.keys(properties).filter((name) => /^date(-time)?$/.test(formatOf(name)));
  const spans = PAIRS.flatMap(([first, last]) => {
    const [begins, ends] = [first, last].map((word) => times.filter((name) => word.test(name)));
    const [begin, end] = [begins?.[0], ends?.[0]];
    const isOne = begins?.length === 1 && ends?.length === 1;
    return isOne && begin && end && formatOf(begin) === formatOf(end)
      ? [{ begin, end, format: formatOf(begin) }]
      : [];
  });
  return spans.length === 1 ? spans[0] : undefined;
}

/** @param unitMs the unit of the duration, in milliseconds */
function complaintOf(
  name: string,
  unitMs: number,
  { begin, end }: Span,
  thing: Readonly<Record<string, unknown>>,
): string | undefined {
  const [shown, wanted] = [thing[name], (timeOf(thing[end]) - timeOf(thing[begin])) / unitMs];
  // A part of a unit may be rounded.
  if (typeof shown !== 'number' || Number.isNaN(wanted) || Math.abs(shown - wanted) < 1) return undefined;
  return `${name} is ${shown} from ${String(thing[begin])} to ${String(thing[end])}`;
}

import { timeOf } from '../../../core/base/timeOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import type { Operation, Schema } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/** Compares `nights` with `arrival` and `departure`. For days, the last one may or may not count. */
export const duration: Check = objectCheck(
  { id: 'duration', title: 'a duration is the time between its start and its end' },
  (schema, operation) => {
    const span = spanOf(schema, operation);
    if (!span || Object.keys(schema.properties ?? {}).some((name) => /break|pause|idle|net/i.test(name)))
      return [];
    return Object.keys(schema.properties ?? {}).flatMap((name): Rule[] => {
      const unit = UNITS.find(([word]) => word.test(name));
      if (!unit || (unit[2] && span.format !== 'date')) return [];
      return [{ name, complaint: (thing) => complaintOf(name, unit[1], span, thing) }];
    });
  },
);

/** Names of durations, their unit in milliseconds, and whether they count days only. */
const UNITS: readonly (readonly [RegExp, number, boolean])[] = [
  [/^(nights|number_?of_?nights|night_?count)$/i, 86_400_000, true],
  [/^duration_?(in_?)?hours$/i, 3_600_000, false],
  [/^duration_?(in_?)?(minutes|mins?)$/i, 60_000, false],
  [/^duration_?(in_?)?(seconds|secs?)$/i, 1000, false],
];

interface Span {
  readonly begin: string;
  readonly end: string;
  readonly format: string;
}

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

function complaintOf(
  name: string,
  step: number,
  { begin, end }: Span,
  thing: Readonly<Record<string, unknown>>,
): string | undefined {
  const [shown, long] = [thing[name], (timeOf(thing[end]) - timeOf(thing[begin])) / step];
  if (typeof shown !== 'number' || Number.isNaN(long) || Math.abs(shown - long) < 1) return undefined;
  return `${name} is ${shown} from ${String(thing[begin])} to ${String(thing[end])}`;
}

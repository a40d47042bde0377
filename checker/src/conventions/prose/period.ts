/** Reads a filter by a month or a year: `Only entries filled in this month (UTC)`. */
import { hasZone } from '../../core/base/timeText.ts';
import { isSpokenIn, wordsOf } from '../../core/base/words.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { sentencesOf, sentencesIn } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { perOperation } from './perOperation.ts';

export interface PeriodFilter {
  /** The parameter, and the member of the items that it filters. */
  readonly name: string;
  readonly member: string;
  /** Number of letters of a period: 4 for a year, 7 for a month. */
  readonly length: 4 | 7;
  readonly text: string;
}

const PERIOD = /^(month|year)$/i;
const UTC = /\bUTC\b|\bGMT\b|协调世界时/i;

/** The filters by a month or a year of a time in UTC, or of a date. */
export const periodFilters = perOperation((operation: Operation): readonly PeriodFilter[] => {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const items = listIn(dataOf(operation), operation.schemas)?.item.properties ?? {};
  const formats = Object.entries(items).map(
    ([name, part]) => [name, valueOf(part, operation.schemas).format] as const,
  );
  return Object.entries(properties).flatMap(([name, part]): PeriodFilter[] => {
    if (!PERIOD.test(name) || !isReadParameter(operation, name)) return [];
    const text = part.description ?? valueOf(part, operation.schemas).description ?? '';
    const times = formats.filter(([, format]) => format === 'date' || format === 'date-time');
    const named = times.filter(([each]) => isNamed(text, each));
    // Without a named member, the only time is the filtered one.
    const [found, ...others] = named.length > 0 ? named : times;
    if (!found || others.length > 0) return [];
    const [member, format] = found;
    const isUtc = [text, ...sentencesOf(operation), ...sentencesIn(operation.about ?? '')].some((each) =>
      UTC.test(each),
    );
    const length = /month/i.test(name) ? 7 : 4;
    return format === 'date' || isUtc ? [{ name, member, length, text: text || name }] : [];
  });
});

/** `filled in this month` names `filled_at`, `the year of the pay date` names `payDate`. */
function isNamed(text: string, member: string): boolean {
  const [first = '', ...rest] = wordsOf(member);
  const isTime = rest.length === 1 && /^(at|on|time|date|day)$/.test(rest[0] ?? '');
  return isSpokenIn(text, member) || (isTime && first.length > 3 && isSpokenIn(text, first));
}

/** The period of a value, in the form of the parameter: `2026-05` of `2026-05-31T23:30:00Z`. */
export function periodOf({ length }: PeriodFilter, value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  if (value.length === 10) return value.slice(0, length);
  const ms = hasZone(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().slice(0, length);
}

import { timeOf } from '../../../core/base/timeOf.ts';
import { squeezed } from '../../../core/base/words.ts';
import { allSentencesOf, sentencesIn } from '../../../core/contract/sentences.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { descriptionOf } from '../../prose/formula.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';
import { DAY_MS, UNIT_MS } from '../../prose/units.ts';

const AFTER = /\b(\d+) (second|minute|hour|day|week)s? (?:after|from|later than) (?:the |its )?`?(\w+)`?/i;
/** `次月 10 日`: a day of the month after another member's month. */
const NEXT_MONTH =
  /次月 ?(\d{1,2}) ?[日号]|\bthe (\d{1,2})(?:st|nd|rd|th)? (?:day )?of the (?:next|following) month\b/i;
/** Rounding of stored times. */
const TOLERANCE_MS = 1500;

/** `purgeTime, 30 days after deleteTime`: a time at a fixed distance from another one. */
export const timeAfter: Check = objectCheck(
  { id: 'time-after', title: 'a time has the distance from another one that the contract states' },
  ({ properties = {} }, operation) => {
    const names = Object.keys(properties);
    return names.flatMap((name): Rule[] => {
      const own = sentencesIn(descriptionOf(properties[name] ?? {}, operation)).map(
        (text) => `${name} ${text}`,
      );
      const about = allSentencesOf(operation).filter((text) => text.includes(`\`${name}\``));
      return [...own, ...about].flatMap((text) => [
        ...distance(name, names, text),
        ...(own.includes(text) ? nextMonth(name, names, text) : []),
      ]);
    });
  },
);

function distance(name: string, names: readonly string[], text: string): Rule[] {
  const [whole = '', count, unit = '', anchor = ''] = AFTER.exec(text) ?? [];
  const at = text.indexOf(name);
  // The number must follow this member, before any other one.
  const between = text.slice(at + name.length, text.indexOf(whole));
  if (
    count === undefined ||
    at < 0 ||
    at > text.indexOf(whole) ||
    /[.;]|\bor\b|\bat (least|most)\b|\bup to\b|\bwithin\b/i.test(between)
  )
    return [];
  if (names.some((other) => other !== name && new RegExp(`\\b${other}\\b`).test(between))) return [];
  const other = /^(that|this|it)$/i.test(anchor)
    ? names.find((each) => each !== name && text.slice(0, at).includes(`\`${each}\``))
    : anchorIn(names, anchor);
  if (other === undefined || other === name) return [];
  const wanted = Number(count) * (UNIT_MS[unit.toLowerCase()] ?? Number.NaN);
  const complaint = ({ [name]: to, [other]: from }: Payload): string | undefined => {
    const gap = timeOf(to) - timeOf(from);
    const isDate = String(to).length === 10 || String(from).length === 10;
    const tolerance = isDate ? DAY_MS : TOLERANCE_MS;
    return Number.isNaN(gap) || Math.abs(gap - wanted) <= tolerance
      ? undefined
      : `${name} is ${String(to)} with ${other} ${String(from)}; the contract says '${text}'`;
  };
  return [{ name, complaint }];
}

/** Returns the member that a word of a sentence means: `creation` for `createdAt`. */
const anchorIn = (names: readonly string[], word: string): string | undefined =>
  names.find((each) => squeezed(each) === squeezed(word)) ??
  (/^(creation|issue|issuance|delivery|payment)$/i.test(word)
    ? names.find(
        (each) =>
          squeezed(each).startsWith(word.slice(0, 5).toLowerCase()) && /at$|time$|date$|on$/i.test(each),
      )
    : undefined);

function nextMonth(name: string, names: readonly string[], text: string): Rule[] {
  const [, one, other] = NEXT_MONTH.exec(text) ?? [];
  const day = Number(one ?? other);
  const month = names.find((each) => /month|period|账期|月份/i.test(each));
  if (Number.isNaN(day) || month === undefined) return [];
  const complaint = ({ [name]: to, [month]: from }: Payload): string | undefined => {
    const [, year, number] = /^(\d{4})-?(\d\d)$/.exec(String(from)) ?? [];
    if (year === undefined || !/^\d{4}-\d\d-\d\d/.test(String(to))) return undefined;
    const wanted = new Date(Date.UTC(Number(year), Number(number), day)).toISOString().slice(0, 10);
    return String(to).slice(0, 10) === wanted
      ? undefined
      : `${name} is ${String(to)} with ${month} ${String(from)}, and not ${wanted}; the contract says '${text}'`;
  };
  return [{ name, complaint }];
}

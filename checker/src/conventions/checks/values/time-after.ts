import { numberOf } from '../../../core/base/numberOf.ts';
import { timeOf } from '../../../core/base/timeOf.ts';
import { DAY_MS, HOUR_MS } from '../../../core/base/timeUnits.ts';
import { isNamedIn, singular, squeezed, wordsOf } from '../../../core/base/words.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { allSentencesOf, sentencesIn } from '../../../core/contract/sentences.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { NUMBER, numberIn } from '../../prose/numberWords.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';
import { UNIT_MS } from '../../prose/units.ts';

/** `30 days after deleteTime`, `three days after depositedAt`. */
const AFTER = new RegExp(
  String.raw`\b${NUMBER} (second|minute|hour|day|week)s? (?:after|from|later than) (?:the |its )?\`?(\w+)\`?`,
  'i',
);
/** `次月 10 日`, `the 10th of the next month`: the group is the day. */
const NEXT_MONTH =
  /次月 ?(\d{1,2}) ?[日号]|\bthe (\d{1,2})(?:st|nd|rd|th)? (?:day )?of the (?:next|following) month\b/i;
/** Rounding of stored times. */
const TOLERANCE_MS = 1500;
/** Beside a moment, a date has any time of its day, in any zone. */
const BESIDE_MOMENT_MS = 2 * DAY_MS;

/**
 * `purgeTime, 30 days after deleteTime`: a time at a distance from another one. The contract states the distance as a number, or
 * names the member that shows it, or names the day of the next month.
 */
export const timeAfter: Check = objectCheck(
  { id: 'time-after', title: 'a time has the distance from another one that the contract states' },
  ({ properties = {} }, operation) => {
    const names = Object.keys(properties);
    return names.flatMap((name): Rule[] => {
      const own = sentencesIn(descriptionOf(properties[name] ?? {}, operation)).map(
        (text) => `${name} ${text}`,
      );
      const about = allSentencesOf(operation).filter((text) => text.includes(`\`${name}\``));
      // Another sentence says that the time moves: only the first value has the distance.
      const isMoved = (text: string): boolean =>
        [...own, ...about].some((each) => each !== text && MOVES.test(each));
      return [...own, ...about].flatMap((text) => [
        ...(isMoved(text) ? [] : distance(name, names, text)),
        // These two do not look for the name in the text, so they read its own description only.
        ...(own.includes(text) ? shownDistance(name, names, text) : []),
        ...(own.includes(text) ? nextMonth(name, names, text) : []),
      ]);
    });
  },
);

/** `and 14 days more for each renewal`: the groups are the number, the unit and the counted noun. */
const FOR_EACH =
  /^,? (?:and|plus) (?:another |further )?(\d+) (second|minute|hour|day|week)s?(?: more)? (?:for each|for every|per|with each|with every) (\w+)$/i;

/** `, plus the days of all extensions`: the groups are the unit and the noun of a member such as `extensionDays`. */
const PLUS_ALL =
  /^,? (?:and|plus) (?:the )?(second|minute|hour|day|week)s of (?:(?:all|its|the) )*(\w+?)s?(?: together)?$/i;

/** `null until it is deleted` says nothing about the distance. */
const EMPTY = /[,(]? ?(?:and |or )?\b(?:null|empty|absent|missing|not set)\b.*$/i;

/** Words of a distance that holds in some cases only, at first only, or not exactly. */
const UNFIXED =
  /\b(or|if|unless|except|when|whenever|once|until|but|plus|more|less|fewer|later|earlier|sooner|each|every|per|again|otherwise|at (least|most)|up to|within|max\w*|min\w*|about|around|roughly|approx\w*|default\w*|initial\w*|at first|originally|usually|normally|typically|business|working|weekends?|holidays?|earliest|latest|\d+ (second|minute|hour|day|week|month|year)s?)\b/i;

/** Words of a change to a time: `a renewal moves it`, `extends \`dueOn\` by 14 days`. */
const MOVES =
  /\b(extend|extension|prolong|renew|postpon|mov(e|es|ed|ing)\b|shift|adjust|reschedul|snooz|push|delay|chang(e|es|ed) (it|the)\b)|\bnot (always|exactly)\b/i;

/** Members that count or mark such a change: `renewals`, `extended`. */
const MOVED = /renew|exten(d|sion)|prolong|postpon|snooz|reschedul/i;

/**
 * A distance that the text gives as a number. In `dueOn is 30 days after startsAt, and 14 days more for each renewal`, the phrase is
 * `30 days after startsAt`, and the rest after it is read as FOR_EACH.
 */
function distance(name: string, names: readonly string[], text: string): Rule[] {
  const [phrase = '', count, unit = '', anchor = ''] = AFTER.exec(text) ?? [];
  const at = text.indexOf(name);
  const phraseAt = text.indexOf(phrase);
  // The number must follow this member, before any other one.
  if (count === undefined || at < 0 || at > phraseAt) return [];
  const between = text.slice(at + name.length, phraseAt);
  const isOfOther = names.some((other) => other !== name && isNamedIn(between, other));
  if (/[.;]/.test(between) || isOfOther) return [];
  const addition = additionIn(text.slice(phraseAt + phrase.length).replace(EMPTY, ''), names);
  if (!addition) return [];
  const { rest, counter, stepMs } = addition;
  const around = `${text.slice(0, at)} ${between} ${rest}`;
  if (UNFIXED.test(around) || MOVES.test(around)) return [];
  // `createdAt … expiresAt, 10 days after that`: the last word stands for a member that was named before.
  const other = /^(that|this|it)$/i.test(anchor)
    ? names.find((each) => each !== name && text.slice(0, at).includes(`\`${each}\``))
    : anchorIn(names, anchor);
  if (other === undefined || other === name) return [];
  const marksOfChange = names.filter((each) => each !== counter && MOVED.test(each));
  const wanted = numberIn(count) * msOf(unit);
  const complaint = (thing: Payload): string | undefined => {
    const { [name]: to, [other]: from } = thing;
    // The time may have moved since.
    if (marksOfChange.some((each) => Boolean(thing[each]))) return undefined;
    const times = counter === undefined ? 0 : numberOf(thing[counter]);
    const gap = timeOf(to) - timeOf(from) - times * stepMs;
    // Between two dates the distance is exact.
    const tolerance = [to, from].filter(isDate).length === 1 ? BESIDE_MOMENT_MS : TOLERANCE_MS;
    const counted = counter === undefined ? '' : ` and ${counter} ${times}`;
    return Number.isNaN(gap) || Math.abs(gap - wanted) <= tolerance
      ? undefined
      : `${name} is ${String(to)} with ${other} ${String(from)}${counted}; the contract says '${text}'`;
  };
  return [{ name, complaint }];
}

/** An addition to the distance: `14 days more for each renewal`. */
interface Addition {
  /** The text without the addition. */
  readonly rest: string;
  /** The member that counts the steps: `renewals`. Undefined without an addition. */
  readonly counter?: string;
  readonly stepMs: number;
}

/** Reads the addition behind the distance. Returns undefined if no member counts its steps. */
function additionIn(behind: string, names: readonly string[]): Addition | undefined {
  const [, step, stepUnit = '', noun = ''] = FOR_EACH.exec(behind) ?? [];
  if (step !== undefined) {
    const renewals = names.find((name) => squeezed(singular(name)) === squeezed(singular(noun)));
    return countedBy(renewals, Number(step) * msOf(stepUnit));
  }
  const [, unit, of = ''] = PLUS_ALL.exec(behind) ?? [];
  if (unit === undefined) return { rest: behind, stepMs: 0 };
  const said = [of.toLowerCase(), unit.toLowerCase()];
  const extensionDays = names.find((name) => isSame(wordsOf(name).map(singular), said));
  return countedBy(extensionDays, msOf(unit));
}

const countedBy = (counter: string | undefined, stepMs: number): Addition | undefined =>
  counter === undefined ? undefined : { rest: '', counter, stepMs };

/** Both have the same words, in any order. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && other.every((word) => one.includes(word));

/** A day without a time: `2026-10-01`. */
const isDate = (value: unknown): boolean => typeof value === 'string' && value.length === 10;

const msOf = (unit: string): number => UNIT_MS[unit.toLowerCase()] ?? Number.NaN;

/** `Finalization plus days_until_due days`: another member holds the distance. */
const PLUS = /(?:^| )`?(\w+)`? (?:plus|\+) `?(\w+)`? ?(second|minute|hour|day|week)s?\b/i;
/** `wait_minutes minutes after started_at`, `ttl_seconds after creation` */
const SHOWN_AFTER =
  /(?:^| )`?(\w*?(?:second|minute|hour|day|week)s?\w*)`?(?: (second|minute|hour|day|week)s?)? (?:after|from) (?:the |its )?`?(\w+)`?/i;

/**
 * A distance that another member shows.
 *
 * @param text a sentence of the member's own description, after its name
 */
function shownDistance(name: string, names: readonly string[], text: string): Rule[] {
  const said = text.slice(name.length);
  if (/\b(at (least|most)|up to|within|or|if|unless|min|max\w*)\b/i.test(said)) return [];
  const [, base = '', plus = '', plusUnit] = PLUS.exec(said) ?? [];
  const [, after = '', afterUnit, anchor = ''] = SHOWN_AFTER.exec(said) ?? [];
  const [word, count, unit] = base === '' ? [anchor, after, afterUnit] : [base, plus, plusUnit];
  const other = anchorIn(names, word);
  const counter = names.find((each) => each === count);
  // Without a unit in the text, the member's name has it: `wait_minutes`.
  const [unitWord = ''] = unit === undefined ? (/second|minute|hour|day|week/i.exec(count) ?? []) : [unit];
  const unitMs = UNIT_MS[unitWord.toLowerCase()];
  if (other === undefined || other === name || counter === undefined || unitMs === undefined) return [];
  const complaint = ({ [name]: to, [other]: from, [counter]: number }: Payload): string | undefined => {
    const excess = momentOf(to) - momentOf(from) - numberOf(number) * unitMs;
    const dates = [to, from].filter(isDate).length;
    // The last of the days may or may not count. Two moments may be off by an hour, because local days have 23 to 25 hours, but by no
    // more than the unit of the distance.
    const ofOneKind = Math.min(dates === 2 ? DAY_MS : HOUR_MS, unitMs);
    const tolerance = dates === 1 ? BESIDE_MOMENT_MS : ofOneKind;
    return Number.isNaN(excess) || Math.abs(excess) <= tolerance
      ? undefined
      : `${name} is ${String(to)} with ${other} ${String(from)} and ${counter} ${String(number)}; the contract says '${text}'`;
  };
  return [{ name, complaint }];
}

/** Numbers above it are milliseconds since 1970, others are seconds. */
const SECONDS_BELOW = 100_000_000_000;

const momentOf = (value: unknown): number =>
  typeof value === 'number' ? value * (value < SECONDS_BELOW ? 1000 : 1) : timeOf(value);

/** Nouns for an action: its time has a name such as `createdAt`. */
const ACTION = /^(creation|issue|issuance|delivery|payment|\w{4,}(ation|ment|ance|ing))$/i;

/** Returns the member that a word of a sentence means: `created_at` for `created_at`, `createdAt` for `creation`. */
function anchorIn(names: readonly string[], word: string): string | undefined {
  const same = names.find((each) => squeezed(each) === squeezed(word));
  if (same !== undefined || !ACTION.test(word)) return same;
  // Five letters are a stem: `creat`.
  const stem = word.slice(0, 5).toLowerCase();
  return names.find((each) => squeezed(each).startsWith(stem) && /at$|time$|date$|on$/i.test(each));
}

/** A day of the month after the month that another member shows. */
function nextMonth(name: string, names: readonly string[], text: string): Rule[] {
  const [, inChinese, inEnglish] = NEXT_MONTH.exec(text) ?? [];
  const day = Number(inChinese ?? inEnglish);
  const month = names.find((each) => /month|period|账期|月份/i.test(each));
  if (Number.isNaN(day) || month === undefined) return [];
  const complaint = ({ [name]: to, [month]: from }: Payload): string | undefined => {
    const [, year, number] = /^(\d{4})-?(\d\d)$/.exec(String(from)) ?? [];
    if (year === undefined || !/^\d{4}-\d\d-\d\d/.test(String(to))) return undefined;
    // `Date.UTC` counts months from 0, so the number of the month is that of the next one.
    const wanted = new Date(Date.UTC(Number(year), Number(number), day)).toISOString().slice(0, 10);
    return String(to).slice(0, 10) === wanted
      ? undefined
      : `${name} is ${String(to)} with ${month} ${String(from)}, and not ${wanted}; the contract says '${text}'`;
  };
  return [{ name, complaint }];
}

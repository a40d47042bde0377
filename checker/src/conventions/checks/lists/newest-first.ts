import { timeOf } from '../../../core/base/timeOf.ts';
import { sentencesOf } from '../../../core/contract/sentences.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { choosesOrder } from '../../../core/requests/sorting.ts';
import { isInWay } from './inWay.ts';

/**
 * `Newest first by paid_on` names the time. Plain `newest first` does not: then the list is right if it follows any time that it
 * shows, or the number of each resource.
 */
export const newestFirst: Check = {
  id: 'newest-first',
  title: 'a list has the order that its summary promises',
  judge: ({ operation, payload, verdict }) => {
    const way = operation.answers && operation.effect === 'read' ? promisedOrder(operation) : undefined;
    const items = way === undefined || choosesOrder(payload) ? undefined : itemsOf(operation, verdict);
    if (!way || !items || items.length < 2) return none;
    const member = operation.roles?.find(({ does }) => does === 'list')?.resource.member;
    const names = Object.keys(items[0] ?? {});
    const order = `${way === 'down' ? 'newest' : 'oldest'} first`;
    const ranksBy = (name: string): number[] => items.map((item) => rankOf(name, item[name], member));
    const named = namedBy(operation, names);
    if (named !== undefined) {
      const ranks = ranksBy(named);
      if (ranks.some(Number.isNaN) || isInWay(ranks, way)) return none;
      return one(`the list is not ${order} by ${named}`, { pointer: 'order' });
    }
    const ranked = names.filter((name) => !ranksBy(name).some(Number.isNaN));
    const times = names.filter((name) => items.every((item) => !Number.isNaN(timeOf(item[name]))));
    // Without a time that tells the age, the list may follow a time that it does not show.
    const showsAge =
      ranked.some((name) => CREATION_TIMES.test(name)) ||
      (times.length === 1 && times.some((name) => EVENT_TIMES.test(name)));
    if (!showsAge || ranked.some((name) => isInWay(ranksBy(name), way))) return none;
    return one(`the list is not ${order}, by anything that it shows`, { pointer: 'order' });
  },
};

/** Parts of the names of creation times, which tell the age beside other times too. A due date says nothing about age. */
const CREATION_TIMES = /creat|add|post|publish|sent|propos|enter|submit|made|insert|record|since|start/i;

/** Names of times that tell the age only if an item has no other time: `paid_at` of a payment, `uploadedOn` of a file. */
const EVENT_TIMES =
  /^(timestamp|at|when)$|^(happen|occurr?|logg?|measur|receiv|issu|pa(y|id)|upload|order|record|regist|book|request|report|sign|open)(ed|d|ing)?(_?(at|on|time|date)|At|On|Time|Date)$/;

const DOWN = /\b(newest|latest|youngest|most recent)\b[^.]*\bfirst\b|倒序|降序/i;
const UP = /\b(oldest|earliest)\b[^.]*\bfirst\b/i;
/** Words of a condition that the checker does not evaluate. */
const CONDITION = /\b(if|when|unless|with|or|may|can|optional)\b|如果|可选/i;

/** The summary, and the sentences of the description without a condition. */
const promisingTexts = (operation: Operation): string[] => [
  operation.summary,
  ...sentencesOf(operation).filter((text) => !CONDITION.test(text)),
];

/** The promised order; undefined without one, or if the texts promise both. */
export function promisedOrder(operation: Operation): 'down' | 'up' | undefined {
  const promises = promisingTexts(operation);
  const [isDown, isUp] = [promises.some((text) => DOWN.test(text)), promises.some((text) => UP.test(text))];
  if (isDown === isUp) return undefined;
  return isDown ? 'down' : 'up';
}

/** The groups are the member: `Newest first by happened_on`, ``sorted by the time of booking (`created_at`)``. */
const NAMED = [/\bby (?:the )?[`'"]?([A-Za-z_]\w*)[`'"]?/, /\bby [^.;]*\(`([A-Za-z_]\w*)`\)/];

/** The member that the promise names. */
function namedBy(operation: Operation, names: readonly string[]): string | undefined {
  const texts = promisingTexts(operation).filter((each) => DOWN.test(each) || UP.test(each));
  const words = texts.flatMap((text) => NAMED.flatMap((pattern) => pattern.exec(text)?.[1] ?? []));
  return names.find((name) => words.includes(name));
}

/** Returns a number that is higher for a newer item; NaN if the value shows no age. @param member the member with the id */
function rankOf(name: string, value: unknown, member: string | undefined): number {
  if (typeof value === 'number') return name === member || /(at|time|date)$/i.test(name) ? value : Number.NaN;
  // `INV-0012` is newer than `INV-0011`.
  if (name === member && typeof value === 'string') return Number(/(\d+)$/.exec(value)?.[1] ?? Number.NaN);
  return timeOf(value);
}

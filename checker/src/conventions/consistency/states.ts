/** Reads the states of a resource from its members, and their words and steps from a text. */
import { escaped, wordPattern } from '../../core/base/words.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';

/** The state that a resource shows, and the other states in the contract. */
export interface State {
  /** The member that shows it. */
  readonly name: string;
  /** Its word: `open`; `not lent` for a boolean `lent` that is false. */
  readonly value: string;
  readonly others: readonly string[];
}

/** Reads the words of numbered states: `0 待派单 1 处理中`, `1 = open, 2 = closed`. Each value must have one. */
function labelsIn(description: string, values: readonly unknown[]): ReadonlyMap<string, string> {
  if (values.length < 2 || !values.every((value) => /^\d+$/.test(String(value)))) return new Map();
  const labels = values.map((value): [string, string] => {
    const pattern = String.raw`(?:^|[\s,，;；、(（])${escaped(String(value))}\s*(?:[-:：=是为]\s*)?([\p{L}_]+)`;
    return [String(value), new RegExp(pattern, 'u').exec(description)?.[1] ?? ''];
  });
  const isLabelled = labels.every(([, label]) => label !== '');
  return isLabelled && new Set(labels.map(([, label]) => label)).size === labels.length
    ? new Map(labels)
    : new Map();
}

/** @param properties the schemas of the resource's members */
const statesIn = (
  properties: Readonly<Record<string, Schema>>,
  { schemas }: Operation,
  shown: Payload,
): State[] =>
  Object.entries(properties).flatMap(([name, part]) => {
    const { enum: values = [] } = flattened(part, schemas);
    const value = shown[name];
    // A boolean shows a state if its name is one word of four letters or more: `archived` or `not archived`. A true one gets no other
    // state, because a text with `not archived` contains `archived` too, and would seem to name both.
    if (typeof value === 'boolean' && /^[a-z]{4,}$/.test(name))
      return [value ? { name, value: name, others: [] } : { name, value: `not ${name}`, others: [name] }];
    const words = labelsIn(descriptionOf(part, { schemas }), values);
    const label = words.get(String(value));
    if (label !== undefined)
      return [{ name, value: label, others: [...words.values()].filter((each) => each !== label) }];
    const others = values.filter((each) => each !== value && typeof each === 'string').map(String);
    // An enum of one value is a label, not a state.
    const isState = typeof value === 'string' && values.includes(value) && others.length > 0;
    return isState ? [{ name, value, others }] : [];
  });

/** @param read the operation whose response has shown the resource */
export const statesOf = (read: Operation, shown: Payload): State[] =>
  statesIn(dataOf(read).properties ?? {}, read, shown);

/** Returns whether a text has the word of a state, between the given patterns. */
export const has = (text: string, value: string, before = '', after = ''): boolean =>
  new RegExp(`${before}${wordPattern(value)}${after}`, 'iu').test(text);

/** A step is read from the start of a text, after a mark, or after `from`. */
const STEP_BEGIN = String.raw`(?:^|[:：,，(（] ?|\bfrom )(?:from )?`;
const LEADS_TO = /(?:→|->|=>|to|becomes?|变为|变成|转为)/i;

/**
 * Reads from which states a text lists steps: `draft → submitted`, `Draft and returned ones become submitted`, `from open to
 * closed`. A text that lists steps `from others only` forbids the operation in this state.
 */
export function stepsIn(text: string, { value, others }: State): 'none' | 'from it' | 'from others only' {
  if (!LEADS_TO.test(text)) return 'none';
  const all = [value, ...others];
  const any = `(?:an? |the )?(?:${all.map((each) => wordPattern(each)).join('|')})`;
  const and = String.raw`(?: ?, ?(?:and |or )?| and | or | ?/ ?|、|和|或)`;
  /** Matches a list of states that has this one: `draft`, `Draft and returned`. */
  const listWith = (from: string): string =>
    `(?:${any}${and})*(?:an? |the )?${wordPattern(from)}(?:${and}${any})*`;
  const isStep = (from: string, to: string): boolean =>
    new RegExp(
      `${STEP_BEGIN}${listWith(from)}(?: \\w+)? ?${LEADS_TO.source} ?(?:an? )?${wordPattern(to)}`,
      'iu',
    ).test(text);
  const starts = all.filter((from) => all.some((to) => to !== from && isStep(from, to)));
  if (starts.length === 0) return 'none';
  return starts.includes(value) ? 'from it' : 'from others only';
}

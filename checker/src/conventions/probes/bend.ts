/**
 * Sends requests that break a rule between members: an amount on one side only, an end before its start. The watchers
 * StatedRules and BalancedEntries judge the responses.
 */
import { isObject } from '../../core/base/object.ts';
import { timeOf } from '../../core/base/timeOf.ts';
import { timeLike } from '../../core/base/timeText.ts';
import { DAY_MS } from '../../core/base/timeUnits.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { saysEqualSides } from '../consistency/watchers/balancedEntries.ts';
import { rulesOf } from '../consistency/watchers/statedRules.ts';
import { askEither } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of requests per operation. */
const MOST = 6;

/** @param base an accepted request */
export async function breakMemberRules(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const texts = rulesOf(operation).flatMap((rule) => (rule.kind === 'holds' ? [rule.text] : []));
  const hasRule = texts.length > 0 || sentencesOf(operation).some(saysEqualSides);
  if (!hasRule) return;
  // A rule of check.yaml names its members. A sentence about equal sides may be about any.
  const isInRule = (name: string): boolean => texts.length === 0 || texts.some((text) => text.includes(name));
  const all = violationsOf(base)
    .filter(({ name }) => !operation.places?.[name] && isInRule(name))
    .map(({ payload }) => payload)
    .filter((payload) => probe.requests.isSound(operation, payload));
  for (const payload of all.slice(0, MOST))
    await askEither(probe, operation, probe.requests.fresh(operation, payload));
}

interface Violation {
  readonly name: string;
  readonly payload: Payload;
}

/** Distance in days that reverses most pairs of times: more than a year. */
const FAR_DAYS = 400;

/**
 * Adds one to each number, and moves each time far back and far ahead. Each request changes one member: of the base, of an object
 * in it, or of the first object in a list. `name` is the name of the changed member itself.
 */
function violationsOf(base: Payload): Violation[] {
  return Object.entries(base).flatMap(([name, value]): Violation[] => {
    const others = (values: readonly unknown[]): Violation[] =>
      values.map((other) => ({ name, payload: { ...base, [name]: other } }));
    if (typeof value === 'number') return others([value + 1]);
    if (!Number.isNaN(timeOf(value)))
      return others([-FAR_DAYS, FAR_DAYS].map((days) => moved(String(value), days)));
    if (Array.isArray(value)) {
      const [first, ...rest] = value as unknown[];
      return isObject(first)
        ? violationsOf(first).map((each) => ({
            ...each,
            payload: { ...base, [name]: [each.payload, ...rest] },
          }))
        : [];
    }
    return isObject(value)
      ? violationsOf(value).map((each) => ({ ...each, payload: { ...base, [name]: each.payload } }))
      : [];
  });
}

/** Moves a time by days and keeps its format. */
const moved = (text: string, days: number): string => timeLike(text, timeOf(text) + days * DAY_MS);

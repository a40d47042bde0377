/** A write that the contract forbids in a state, or allows only once, must be refused. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import { exceededIn } from './compared.ts';
import { sets } from './facts.ts';
import { forbiddenIn, isAllowedIn } from './forbidden.ts';
import { forbiddenNumber } from './forbiddenNumber.ts';
import { returnedResource, shownIn } from './names.ts';
import { isOnce, saysOnce } from './repetition.ts';
import { isStateOfAnother } from './stateOwner.ts';
import { statesOf } from './states.ts';
import type { LastState } from './trackedResource.ts';
import { repeatsUnique } from './unique.ts';

/**
 * Checks an accepted write to a resource that may forbid it.
 *
 * @param lastState the resource before the write
 * @param turns the states to which this operation has led before, by member: `status` → `cancelled`
 * @returns the reason that the backend must refuse it: a sentence of the contract, or the state after the first write
 */
export function forbiddenRepeat(
  sent: Sent,
  lastState: LastState | undefined,
  turns: ReadonlyMap<string, unknown>,
): string | undefined {
  const { operation } = sent.case;
  if (!lastState) return undefined;
  const forbidden = forbiddenState(operation, lastState);
  if (forbidden) return `${forbidden.words}, and that is accepted; the contract says '${forbidden.sentence}'`;
  const over = exceededIn(operation, bodyOf(operation, sent.case.ask.payload), lastState.shown);
  if (over !== undefined) return `more is accepted than there is; the contract says '${over}'`;
  if (sets(operation) || !isOnce(operation)) return undefined;
  // A flag beside a status may have its value for another reason: a loan that is not returned may be not overdue either.
  const statuses = [...turns].filter(([, value]) => typeof value !== 'boolean');
  for (const [name, value] of statuses.length > 0 ? statuses : turns) {
    if (isAllowedIn(operation, String(value))) continue;
    if (lastState.shown[name] === value && leadsToSameState(sent, name, value))
      return `${name} is ${String(value)} already, as the same call has made it, and it is accepted again`;
  }
  return undefined;
}

/**
 * Checks that the backend creates nothing in a parent whose state forbids it, such as a closed ticket.
 *
 * @param parentText the parent in messages: `ticketId 7`
 */
export function forbiddenCreation(
  { case: { operation } }: Sent,
  parent: LastState,
  parentText: string,
): string | undefined {
  const forbidden = forbiddenState(operation, parent);
  if (!forbidden) return undefined;
  const { name, value, sentence } = forbidden;
  return `it is accepted in ${parentText}, whose ${name} is ${String(value)}; the contract says '${sentence}'`;
}

interface Forbidden {
  readonly name: string;
  readonly value: string | number;
  /** The value in words: `it is shipped`, `open_cents is 500`. */
  readonly words: string;
  readonly sentence: string;
}

/** Returns the state or number of a resource that forbids the operation, with the sentence of the contract. */
function forbiddenState(operation: Operation, { by, shown }: LastState): Forbidden | undefined {
  const read = by.case.operation;
  for (const state of statesOf(read, shown)) {
    const sentence = forbiddenIn(operation, state);
    if (sentence !== undefined && !isStateOfAnother(sentence, state, operation, read))
      return { name: state.name, value: state.value, words: `it is ${state.value}`, sentence };
  }
  const number = forbiddenNumber(operation, shown);
  return number && { ...number, words: `${number.name} is ${number.value}` };
}

/** Returns whether the write leads to the same state again. If the response shows no state, the name of the operation decides. */
function leadsToSameState(sent: Sent, name: string, value: unknown): boolean {
  const { url, id, method } = sent.case.operation;
  const data = returnedResource(sent);
  if (isObject(data) && name in data) return data[name] === value;
  const done = String(value).toLowerCase().slice(0, STEM);
  const words = [lastPartOf(url), ...(/^[a-z]+/.exec(id) ?? [])];
  return method !== 'DELETE' && words.some((word) => word.toLowerCase().startsWith(done));
}

/** Length of a word stem in letters: `cancelled` and `cancellation` share `cance`. */
const STEM = 5;

/** Returns the states and booleans that a write has changed, with their new values. */
export function changedStates(before: Payload, after: Payload, read: Operation): Map<string, unknown> {
  const states = statesOf(read, after).map(({ name }) => name);
  const switches = Object.keys(after).filter((name) => typeof after[name] === 'boolean');
  return new Map(
    [...states, ...switches]
      .filter((name) => typeof before[name] === typeof after[name] && before[name] !== after[name])
      .map((name) => [name, after[name]]),
  );
}

/**
 * Detects that the same account repeats an accepted request immediately, and the backend accepts it again.
 *
 * @param last the write before
 * @param does what the write does with its resource: change `one`, or `made` a new one
 */
export function acceptedTwice(sent: Sent, last: Sent | undefined, does: 'one' | 'made'): string | undefined {
  const { operation, ask } = sent.case;
  const isSame =
    last?.case.operation === operation &&
    isDeepStrictEqual(last.case.ask.payload, ask.payload) &&
    last.case.ask.login === ask.login &&
    isDeepStrictEqual(last.wire.headers, sent.wire.headers);
  // An idempotency key, a write of the same values and a DELETE make the repetition harmless.
  const mayRepeat =
    idempotencyKey(operation, ask.payload) !== undefined || sets(operation) || operation.method === 'DELETE';
  if (!isSame || mayRepeat) return undefined;
  const shown = shownIn(last);
  const reached = shown ? statesOf(operation, shown) : [];
  const isForbidden =
    does === 'made'
      ? repeatsUnique(operation, bodyOf(operation, ask.payload), chosenIn(last, sent))
      : saysOnce(operation, reached);
  return isForbidden ? 'the same is accepted a second time; the contract has a code for that' : undefined;
}

/** Members of the request that were not sent, and that two responses show with different values: the backend has chosen them. */
function chosenIn(one: Sent, other: Sent): string[] {
  const { operation, ask } = other.case;
  const given = bodyOf(operation, ask.payload);
  const [first, second] = [returnedResource(one), returnedResource(other)];
  return Object.keys(membersOf(operation)).filter(
    (name) =>
      given[name] === undefined &&
      isObject(first) &&
      isObject(second) &&
      !isDeepStrictEqual(first[name], second[name]),
  );
}

/** A slot has one booking until the booking is cancelled: `A cancelled appointment frees its slot`. */
import { isDeepStrictEqual } from 'node:util';
import { timeOf } from '../../../core/base/timeOf.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import { removes } from '../../../core/contract/removes.ts';
import { refusalsIn, sentencesIn, sentencesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { stateRows } from '../stateRows.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { verbOf } from '../verbEffects.ts';
import { isWrite, sightingsIn, touchedBy, type Watcher } from './watcher.ts';

/** Stems of the actions that may free a slot. */
const STEMS = 'cancel|delet|remov|return|releas|withdr';
/** `frees`, `becomes available again`, `makes the slot free`, `can be booked again`. */
const FREE = String.raw`(?:fre(?:e|es|ed|eing)|releases?|(?:is|are|becomes?|makes? \w+ \w+) (?:free|available|bookable)(?: again)?|can be (?:booked|used|taken|reserved) again)`;
/** `A cancelled appointment frees its slot`, `The slot is free again after cancellation`. */
const FREES = new RegExp(
  String.raw`\b(?:a |an )?(${STEMS})\p{L}*\b[^.]*\b${FREE}\b|\b${FREE}\b[^.]*\b(${STEMS})`,
  'iu',
);
/** Conditions under which the slot is not free for a new booking. */
const UNLESS = /\b(unless|except|not|never|until|after|waiting|reserv\w+ (first|by)|next)\b/i;

/** A booking, and the write that has cancelled it. */
interface FreedSlot {
  readonly made: Sent;
  readonly by: Sent;
}

/** The sentences that say which action frees a slot. */
export const freeingIn = (operations: readonly Operation[]): string[] => [
  ...new Set(
    operations
      .flatMap((each) => [...sentencesOf(each), ...sentencesIn(each.about ?? '')])
      .filter((text) => FREES.test(text)),
  ),
];

/** @returns the sentence in which the contract says that the operation frees a slot */
export function freesIn(texts: readonly string[], operation: Operation): string | undefined {
  const verb = removes(operation) ? `${operation.id} delete` : (verbOf(operation) ?? '');
  return texts.find((text) => {
    const [, stemBeforeFree, stemAfterFree] = FREES.exec(text) ?? [];
    const stem = (stemBeforeFree ?? stemAfterFree)?.toLowerCase();
    return stem !== undefined && verb.toLowerCase().includes(stem) && !UNLESS.test(text);
  });
}

export class Slots implements Watcher {
  readonly #texts: readonly string[];
  /** The request of each booking that is not cancelled. */
  readonly #made = new Map<string, Sent>();
  /** Cancelled bookings since the last new one. */
  #freed: readonly FreedSlot[] = [];

  /** @param operations operations whose sentences may contain the promise */
  constructor(operations: readonly Operation[]) {
    this.#texts = freeingIn(operations);
  }

  forget(): void {
    this.#made.clear();
    this.#freed = [];
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (!isWrite(sent)) return [];
    const { operation } = sent.case;
    const { success, code } = sent.exchange.verdict;
    if (!success) return stateRows(operation).some((row) => row.code === code) ? this.#refused(sent) : [];
    const made = sightingsIn(sent, account).filter(({ from }) => from === 'made');
    if (made.length > 0) {
      const found = this.#takenTwice(sent);
      // The new booking may have taken any of the free slots.
      this.#freed = [];
      for (const { key } of made) this.#made.set(key, sent);
      return found;
    }
    for (const key of touchedBy(sent, account)) {
      const before = this.#made.get(key);
      this.#made.delete(key);
      if (before && freesIn(this.#texts, operation) !== undefined)
        this.#freed = [...this.#freed, { made: before, by: sent }];
    }
    return [];
  }

  /** Reports a second booking of a slot whose first booking is not cancelled. */
  #takenTwice(sent: Sent): Contradiction[] {
    const { operation, ask } = sent.case;
    const sentence = saysTaken(operation);
    const twin = [...this.#made.values()].find(
      ({ case: one }) =>
        one.operation === operation && asksForSameSlot(operation, one.ask.payload, ask.payload),
    );
    if (sentence === undefined || !twin || !hasReferenceAndTime(operation, ask.payload)) return [];
    const message = `the same is accepted a second time; the contract says '${sentence}'`;
    return [contradiction('forbidden', `${operation.id}/taken`, message, twin)];
  }

  /** Reports the refusal of a slot that a cancellation has freed and no other booking has taken. */
  #refused(sent: Sent): Contradiction[] {
    const { operation } = sent.case;
    const isLike = ({ case: one }: Sent): boolean =>
      one.operation === operation && asksForSameSlot(operation, one.ask.payload, sent.case.ask.payload);
    const freed = this.#freed.find(({ made }) => isLike(made));
    if (!freed || [...this.#made.values()].some(isLike)) return [];
    const text = freesIn(this.#texts, freed.by.case.operation) ?? '';
    this.#freed = this.#freed.filter((each) => each !== freed);
    const message = `the same was taken before and given up by ${freed.by.case.operation.id}, and is refused (${sent.exchange.verdict.code}); the contract says '${text}'`;
    return [contradiction('forbidden', `${operation.id}/freed`, message, freed.made, freed.by)];
  }
}

/** Members in which two bookings of one slot may differ. */
const FREE_TEXT = /reason|note|comment|description|remark|purpose|subject|message|title/i;

/** The values that identify a slot in a request: all but free text and headers. Times become numbers, whatever their format. */
const wantedSlot = (operation: Operation, payload: Payload): Payload =>
  Object.fromEntries(
    Object.entries({ ...payload, ...bodyOf(operation, payload) })
      .filter(([name]) => !FREE_TEXT.test(name) && operation.places?.[name]?.in !== 'header')
      .map(([name, value]) => [name, MOMENT.test(String(value)) ? timeOf(value) : value]),
  );

/** `2026-11-28T06:45:00Z`: a time of a day, in any zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const asksForSameSlot = (operation: Operation, one: Payload, other: Payload): boolean =>
  isDeepStrictEqual(wantedSlot(operation, one), wantedSlot(operation, other));

/** `A slot which is taken answers 409`: one booking per resource and time. */
const SLOT_CONFLICT =
  /\b(slot|time|room|seat|table|desk|spot|bay|court|place)s?\b[^.]*\b(is|are|was) (already )?(taken|booked|reserved|occupied)\b|\b(already|double)[- ](booked|taken|reserved|occupied)\b/i;

/** The sentence that forbids a second booking: one about a refusal, or one that names 409. */
const saysTaken = perOperation((operation) => {
  const rows = stateRows(operation);
  const texts = rows.length === 0 ? [] : [...refusalsIn(operation, rows), ...sentencesOf(operation)];
  return texts.find(
    (text) => SLOT_CONFLICT.test(text) && (names409(text) || refusalsIn(operation, rows).includes(text)),
  );
});

const names409 = (text: string): boolean => text.includes('409');

/** Returns whether the request has a reference and a time. Without both, several bookings may be allowed. */
function hasReferenceAndTime(operation: Operation, payload: Payload): boolean {
  // Any further value beside the times counts as a reference.
  const values = Object.values(wantedSlot(operation, payload));
  const moments = Object.values({ ...payload, ...bodyOf(operation, payload) }).filter((value) =>
    MOMENT.test(String(value)),
  );
  const hasReference = values.length > moments.length;
  return moments.length > 0 && hasReference;
}

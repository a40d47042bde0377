/** `until 24 hours before the start`: the backend must refuse a later request. */
import { timeOf } from '../../../core/base/timeOf.ts';
import { refusalsIn, sentencesOf } from '../../../core/contract/sentences.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { UNIT_MS } from '../../prose/units.ts';
import { requestedIdOf, idText, keyOf } from '../names.ts';
import { stateRows } from '../stateRows.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, sightingsIn, touchedBy, type Watcher } from './watcher.ts';

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, six: 6, twelve: 12 };
/** `until 24 hours before the start`, `less than two days before arrival`: both name the time from which it is too late. */
const BEFORE =
  /\b(?:until|up to|at least|no later than|not later than|more than|less than|within|in the last)\s+(?:the last\s+)?(?<number>\d+|one|two|three|four|six|twelve)\s+(?<unit>minute|hour|day)s?\s+(?:before|ahead of|prior to)\s+(?:the |its |it )?(?:start\w*|begin\w*|depart\w*|arrival|check-?in|event|class|slot|appointment|booking)/i;
/** Words of a deadline that does not apply to every account. */
const EXEMPT = /\b(at any time|any ?time|except|staff|admin\w*|operators?|agents?|managers?|always)\b/i;
/** Members with the start of a resource: `startsAt`, `departure_time`, `check_in`, `shiftStart`. */
const STARTS =
  /^(starts?|begins?|departs?|departure|arrival|check_?in|from|scheduled|slot)(_?(at|on|time|date))?$|(^|_)start(_?(at|time|date))?$|Start(At|Time|Date)?$/i;

interface Deadline {
  readonly text: string;
  /** Time before the start, in milliseconds. */
  readonly ms: number;
  /** True if the contract says that the deadline does not apply to every account. */
  readonly isExempt: boolean;
}

/** The time before the start from which the contract refuses the operation. */
export const deadlineOf = perOperation((operation): Deadline | undefined => {
  const rows = stateRows(operation);
  // Without an error code for a state, the contract refuses no late request.
  if (rows.length === 0) return undefined;
  const sentences = [...sentencesOf(operation), ...refusalsIn(operation, rows)];
  for (const text of sentences) {
    const { number = '', unit = '' } = BEFORE.exec(text)?.groups ?? {};
    if (number === '') continue;
    const ms =
      (NUMBERS[number.toLowerCase()] ?? Number(number)) * (UNIT_MS[unit.toLowerCase()] ?? Number.NaN);
    return { text, ms, isExempt: sentences.some((each) => EXEMPT.test(each)) };
  }
  return undefined;
});

/** The start of a resource, if exactly one member has such a name and a time with a zone. Otherwise NaN. */
export function startOf(shown: Payload): number {
  const names = Object.keys(shown).filter(
    (name) => STARTS.test(name) && /T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(String(shown[name])),
  );
  return names.length === 1 ? timeOf(shown[names[0] ?? '']) : Number.NaN;
}

/** Tolerance for the backend's clock, in milliseconds. */
const MARGIN_MS = 120_000;

export class Deadlines implements Watcher {
  readonly #starts = new Map<string, { readonly at: number; readonly by: Sent }>();
  readonly #isLimited: (account: string) => boolean;

  /** @param isLimited returns whether an account has no special role */
  constructor(isLimited: (account: string) => boolean) {
    this.#isLimited = isLimited;
  }

  forget(): void {
    this.#starts.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const deadline = isWrite(sent) && sent.exchange.verdict.success ? deadlineOf(operation) : undefined;
    const found =
      deadline && (!deadline.isExempt || this.#isLimited(account))
        ? this.#tooLate(sent, account, deadline)
        : [];
    if (isWrite(sent)) for (const key of touchedBy(sent, account)) this.#starts.delete(key);
    for (const { key, shown } of sightingsIn(sent, account)) {
      const at = startOf(shown);
      if (!Number.isNaN(at)) this.#starts.set(key, { at, by: sent });
    }
    return found;
  }

  #tooLate(sent: Sent, account: string, { text, ms }: Deadline): Contradiction[] {
    return (sent.case.operation.roles ?? []).flatMap(({ resource, does }) => {
      const name = does === 'one' ? requestedIdOf(resource, sent) : undefined;
      const start = name === undefined ? undefined : this.#starts.get(keyOf(resource, name, sent, account));
      const left = (start?.at ?? Number.NaN) - Date.now();
      if (!start || !(left < ms - MARGIN_MS)) return [];
      const message = `${idText(resource, name)} starts in ${Math.round(left / 60_000)} minutes, and that is accepted; the contract says '${text}'`;
      return [contradiction('forbidden', `${sent.case.operation.id}/late`, message, start.by)];
    });
  }
}

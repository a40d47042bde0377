/**
 * Books one time until the backend refuses: then it is full. Two requests at once must not both get the last place. If the contract
 * says so, the time right after it is free, and a cancelled booking makes room again.
 */
import { spansIn } from '../../core/base/inOrder.ts';
import { isObject } from '../../core/base/object.ts';
import { WEEK_MS } from '../../core/base/timeUnits.ts';
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import { allSentencesOf, refusalsIn } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { inBody } from '../../core/requests/inBody.ts';
import { verbOf } from '../consistency/verbEffects.ts';
import { freeingIn, freesIn } from '../consistency/watchers/slots.ts';
import { overlapRule } from '../prose/overlap.ts';
import { ask, report, TRIED } from './ask.ts';
import { areBothTaken, bothAtOnce } from './atOnce.ts';
import type { Probe } from './probe.ts';
import { freeingRule, hasSpan, shifted } from './touching.ts';

/** Maximum number of places to fill. */
const MOST = 6;
/** Distances in weeks at which nothing else is booked: for the full time, the two requests at once, and the control. */
const WEEKS = { filled: 17, race: 23, free: 29 } as const;

/** `No rooms available`, `the slot is taken`: the meaning of the 409. */
const FULL =
  /\b(no|not|none|full|fully|taken|occupied|booked|sold out|unavailable|overlap\w*|capacity|places?|seats?|rooms?|slots?)\b|已满|已被(预订|占用)|重叠|没有空/i;
/** `The day of departure is not included`, `[start, end)`, `back-to-back bookings are allowed` */
const FREE_AFTER =
  /\bfree on (a|that|the) day can be booked from (that|the same) day\b|\bday of departure (is )?not included\b|\b(end|departure|check-?out)\b[^.]*\bexclusive\b|\bhalf[- ]open\b|\[\w+, ?\w+\)|\bback[- ]to[- ]back\b[^.]*\b(allowed|fine|possible)\b|\bmay (begin|start) when\b|首尾相接/i;
/** `A cancelled booking does not take a place`, `cancelled ones no longer count` */
const NOT_TAKEN =
  /\b(cancel|withdraw|reject|declin)\w*\b[^.;]*\b((do|does) not (take|occupy|block|count|use|hold)|no longer (takes?|occup\w+|blocks?|counts?|holds?)|(is|are|becomes?) (free|available) again)\b|取消[^。；]*(不占|释放)/i;

/** @param base an accepted request */
export async function fill(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const row = operation.errors.find(
    (each) => each.code === '409' && refusalsIn(operation, [each]).some((text) => FULL.test(text)),
  );
  if (!row || !makes(operation) || !operation.answers || !hasSpan(operation, base)) return;
  const book = (weeks: number, lengths: number): Promise<Sent | undefined> =>
    send(probe, operation, base, { weeks, lengths });
  const taken: Sent[] = [];
  let refused: Sent | undefined;
  while (!refused && taken.length <= MOST) {
    const sent = await book(WEEKS.filled, 0);
    if (!sent) return;
    if (sent.exchange.verdict.success) taken.push(sent);
    else refused = sent;
  }
  if (taken.length === 0 || refused?.exchange.verdict.code !== row.code) return;
  // A booking in a free week, at the hours right after the full time. If another limit is reached, or these hours cannot be booked
  // at all, it is refused too.
  const control = await book(WEEKS.free, 1);
  if (!control?.exchange.verdict.success) return;
  // The end of the span is one length after its start.
  await bookAtEnd(probe, operation, row, [...taken, refused], () => book(WEEKS.filled, 1));
  await bookAfterCancelling(probe, operation, [...taken, refused], () => book(WEEKS.filled, 0));
  // Leaves one place of another week free, for which two requests compete.
  for (let count = 1; count < taken.length; count += 1) await book(WEEKS.race, 0);
  const payload = payloadFor(probe, operation, base, { weeks: WEEKS.race, lengths: 0 });
  if (!payload) return;
  const both = await bothAtOnce(probe, operation, [payload, probe.requests.unlike(operation, payload)]);
  if (!areBothTaken(both)) return;
  const message = `two at once are accepted where ${taken.length} fit; one more is refused with ${row.code}`;
  report(probe, both[1]!, both, 'span/at-once', message);
}

/** If the contract says that the end is free, a booking that begins there must be accepted. */
async function bookAtEnd(
  probe: Probe,
  operation: Operation,
  { code }: ErrorRow,
  steps: readonly Sent[],
  book: () => Promise<Sent | undefined>,
): Promise<void> {
  const says = allSentencesOf(operation).find((text) => FREE_AFTER.test(text));
  const sent = says === undefined ? undefined : await book();
  if (sent?.exchange.verdict.code !== code) return;
  const message = `it begins when the others end, and is refused with ${code}; the contract says '${says}'`;
  report(probe, sent, [...steps, sent], 'span/after', message);
}

/**
 * If the contract says that a cancelled booking takes no place, there must be room for another one. A sentence says so, or the rule
 * about overlaps leaves out the state of the cancelled booking.
 *
 * @param steps the accepted bookings, and the refused one at the end
 */
async function bookAfterCancelling(
  probe: Probe,
  operation: Operation,
  steps: readonly Sent[],
  book: () => Promise<Sent | undefined>,
): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const cancel = probe.context.operations.find(
    (each) =>
      (removes(each) || /^(cancel|withdraw)$/.test(verbOf(each) ?? '')) &&
      each.roles?.some(({ does, resource }) => does === 'one' && resource.name === role?.resource.name),
  );
  const spoken =
    allSentencesOf(operation).find((text) => NOT_TAKEN.test(text)) ??
    (cancel && freesIn(freeingIn(probe.context.operations), cancel));
  const lastAccepted = steps.at(-2);
  const made = lastAccepted && resourceOf(operation, lastAccepted.exchange.verdict.data);
  if (!role || !cancel || !(spoken ?? overlapRule(operation)) || !isObject(made)) return;
  const payload = { ...probe.requests.filled(cancel), [role.resource.as]: made[role.resource.member] };
  const cancelled = await ask(probe, cancel, payload, 'parent', TRIED);
  if (!cancelled?.exchange.verdict.success) return;
  const sent = await book();
  if (!sent || sent.exchange.verdict.code !== steps.at(-1)?.exchange.verdict.code) return;
  const says = spoken ?? freeingRule(operation, cancelled);
  if (says === undefined) return;
  const message = `there is no room although one was cancelled; the contract says '${says}'`;
  report(probe, sent, [...steps, cancelled, sent], 'span/cancelled', message);
}

/** How far a booking is moved from the base request. */
interface Shift {
  readonly weeks: number;
  /** Offset of the start, in lengths of the span. */
  readonly lengths: number;
}

const send = async (
  probe: Probe,
  operation: Operation,
  base: Payload,
  when: Shift,
): Promise<Sent | undefined> => {
  const payload = payloadFor(probe, operation, base, when);
  return payload && ask(probe, operation, payload, 'parent', TRIED);
};

function payloadFor(
  probe: Probe,
  operation: Operation,
  base: Payload,
  { weeks, lengths }: Shift,
): Payload | undefined {
  const [moved] = inBody(operation, base, (_, body) => {
    const [span] = spansIn(body);
    const later = span && shifted(body, span, weeks * WEEK_MS, lengths);
    return later ? [later] : [];
  });
  const payload = moved && probe.requests.unlike(operation, moved);
  return payload && probe.requests.isSound(operation, payload) ? payload : undefined;
}

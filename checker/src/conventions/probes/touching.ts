/**
 * Bookings of one resource: the backend refuses overlapping ones if the contract says so, and accepts adjacent ones if it allows
 * them.
 */
import type { Range } from '../../core/base/inOrder.ts';
import { spansIn } from '../../core/base/inOrder.ts';
import { timeOf } from '../../core/base/timeOf.ts';
import { isMovable, timeLike } from '../../core/base/timeText.ts';
import { DAY_MS, WEEK_MS } from '../../core/base/timeUnits.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { inBody } from '../../core/requests/inBody.ts';
import { shiftDates } from '../../core/requests/shiftDates.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { shownIn } from '../consistency/names.ts';
import { statesOf } from '../consistency/states.ts';
import { isOfOverlap, leavesOut, overlapRule } from '../prose/overlap.ts';
import { refusingRows } from '../prose/refusingRows.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Words that limit the rule to a state or a capacity: some overlaps are allowed. */
const IN_A_STATE =
  /approved|confirmed|active|accepted|paid|capacity|full|limit|more than|places|seats|slots|units|available|已(批准|确认|付款)/i;
/** `A booking may begin when another ends`, `back-to-back bookings are allowed`, `[start, end)` */
const MAY_TOUCH =
  /\b(may|can|is allowed to) (begin|start) (when|where|as|(at|in) the (very |same )?(moment|minute|instant|time|end)|right after)\b|\bback[- ]to[- ]back\b[^.]*\b(allowed|fine|accepted|no (overlap|conflict))|\b(touching|adjacent)\b[^.]*\b(is|are|do|does) (not|no|allowed|fine)|\bhalf[- ]open\b|\[\w+, ?\w+\)|首尾相接/i;

/** Words of a refusal about an overlap. */
const OF_OVERLAP = /overlap|conflict|taken|booked|occupied|reserved|collid|clash|重叠|冲突|占用/i;

/** Distances in weeks. Nothing is booked so far ahead, and the same weekday has the same opening hours. */
const AHEAD = { overlapping: 5, alone: 8, adjacent: 11 } as const;

/** The row for an overlap with any other booking. */
export const overlapRow = (operation: Operation): ErrorRow | undefined =>
  operation.errors.find(
    (each) =>
      each.code === '409' &&
      refusalsIn(operation, [each]).some((text) => isOfOverlap(text) && !IN_A_STATE.test(text)),
  );

/** @param base an accepted request */
export async function touching(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (!makes(operation) || !operation.answers || !hasSpan(operation, base)) return;
  const row = overlapRow(operation);
  if (row) await overlapping(probe, operation, base, row);
  const rule = overlapRule(operation);
  if (row ?? rule) await adjacent(probe, operation, base, row);
  if (!rule) return;
  // The watcher Overlaps judges three bookings: one, a second from its middle on, a third from its end on. `overlapping` has sent two.
  const missing = row ? [1] : [0, 0.5, 1];
  for (const lengths of missing) await book(probe, operation, base, AHEAD.overlapping, lengths);
}

/** Books a span that starts in the middle of another one. The backend must refuse it. */
async function overlapping(probe: Probe, operation: Operation, base: Payload, row: ErrorRow): Promise<void> {
  const first = await book(probe, operation, base, AHEAD.overlapping, 0);
  if (!first?.exchange.verdict.success) return;
  const second = await book(probe, operation, base, AHEAD.overlapping, 0.5);
  if (!second?.exchange.verdict.success) return;
  const message = `it is accepted, and overlaps the one before; the contract has ${row.code} for it`;
  report(probe, second, [first, second], 'span/overlaps', message);
}

/**
 * Books a span that starts where another ends, if the contract lets them touch. The backend accepts it, as it accepts the same span on
 * a free day.
 *
 * @param own the row for overlaps; without it, one code stands for several rules
 */
async function adjacent(
  probe: Probe,
  operation: Operation,
  base: Payload,
  own: ErrorRow | undefined,
): Promise<void> {
  const rows = own ? [own] : refusingRows(operation);
  if (!saysMayTouch(operation, rows)) return;
  const single = await book(probe, operation, base, AHEAD.alone, 1);
  if (!single?.exchange.verdict.success) return;
  const first = await book(probe, operation, base, AHEAD.adjacent, 0);
  if (!first?.exchange.verdict.success) return;
  const next = await book(probe, operation, base, AHEAD.adjacent, 1);
  const row = rows.find(({ code }) => code === next?.exchange.verdict.code);
  // The second span may exceed a limit per day instead.
  if (!next || !row || (!own && !OF_OVERLAP.test(next.exchange.got.text))) return;
  const message = `it begins when the one before ends, and is refused with ${row.code}; the contract lets them touch`;
  report(probe, next, [first, next], 'span/touches', message);
}

/**
 * Sends the base request with its span moved, and once more with its other dates moved too if it is refused as invalid.
 *
 * @param lengths offset of the start, in lengths of the span: 1 for a start at the end of the span
 */
async function book(
  probe: Probe,
  operation: Operation,
  base: Payload,
  weeks: number,
  lengths: number,
): Promise<Sent | undefined> {
  const [moved] = inBody(operation, base, (_, body) => {
    const span = spansIn(body)[0];
    const later = span && shifted(body, span, weeks * WEEK_MS, lengths);
    return later ? [later] : [];
  });
  if (!moved) return undefined;
  let sent: Sent | undefined;
  for (const wanted of [moved, withOtherDates(operation, base, moved)]) {
    const payload = probe.requests.fresh(operation, wanted);
    if (probe.requests.isSound(operation, payload))
      sent = await ask(probe, operation, payload, 'parent', TRIED);
    const { success, code } = sent?.exchange.verdict ?? {};
    if (success || code === '409') return sent;
  }
  return sent;
}

/** Moves the other dates with the span: a date of payment may have to lie after it. */
function withOtherDates(operation: Operation, base: Payload, moved: Payload): Payload {
  const body = bodyOf(operation, moved);
  const [span] = spansIn(body);
  if (!span) return moved;
  const days = Math.ceil((timeOf(body[span.end]) - timeOf(bodyOf(operation, base)[span.end])) / DAY_MS);
  const all = shiftDates(operation, base, days) ?? moved;
  return withMembers(operation, all, { [span.begin]: body[span.begin], [span.end]: body[span.end] });
}

/** Moves a span. @param lengths offset of the start, in lengths of the span @returns undefined if it cannot be moved so */
export function shifted(
  body: Payload,
  { begin, end }: Range,
  byMs: number,
  lengths: number,
): Payload | undefined {
  const [from, to] = [timeOf(body[begin]), timeOf(body[end])];
  const isDay = String(body[begin]).length === 10;
  const length = to - from;
  const moved = isDay ? Math.floor((length * lengths) / DAY_MS) * DAY_MS : length * lengths;
  // One night cannot be halved.
  if (length <= 0 || (lengths > 0 && moved === 0)) return undefined;
  if (!isMovable(String(body[begin]))) return undefined;
  const written = (time: number): string => timeLike(String(body[begin]), time + byMs + moved);
  return { ...body, [begin]: written(from), [end]: written(to) };
}

/** Returns the end of the same span with twice its length; undefined if it cannot be moved so. */
export function shiftedEnd(shown: Payload, span: Range): string | undefined {
  const moved = shifted(shown, span, 0, 1);
  return moved === undefined ? undefined : String(moved[span.end]);
}

/** Returns the rule that leaves out the state of a cancelled booking, so that its time is free again. */
export function freeingRule(operation: Operation, cancelled: Sent): string | undefined {
  const rule = overlapRule(operation);
  const states = statesOf(cancelled.case.operation, shownIn(cancelled) ?? {});
  return rule && states.some((state) => leavesOut(rule, state)) ? rule.text : undefined;
}

/** Returns whether the body of a request has exactly one span of days or times. */
export const hasSpan = (operation: Operation, base: Payload): boolean =>
  inBody(operation, base, (_, body) => (spansIn(body).length === 1 ? [body] : [])).length > 0;

/** The contract lets a booking begin when another one ends. */
export const saysMayTouch = (operation: Operation, rows: readonly ErrorRow[]): boolean =>
  [
    ...sentencesOf(operation),
    ...refusalsIn(operation, rows),
    ...Object.values(membersOf(operation)).map(({ description = '' }) => description),
  ].some((text) => MAY_TOUCH.test(text));

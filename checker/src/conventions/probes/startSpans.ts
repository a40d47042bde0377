/**
 * Bookings whose request gives only the start: the response shows the end. The backend refuses overlapping ones if the contract
 * says so, accepts adjacent ones if it allows them, and books the time of a cancelled one again if that does not count.
 */
import { spansIn } from '../../core/base/inOrder.ts';
import { timeOf } from '../../core/base/timeOf.ts';
import { hasZone, timeLike } from '../../core/base/timeText.ts';
import { WEEK_MS } from '../../core/base/timeUnits.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { createdIdOf, namedRole, shownIn } from '../consistency/names.ts';
import { verbOf } from '../consistency/verbEffects.ts';
import { overlapRule } from '../prose/overlap.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';
import { freeingRule, overlapRow, saysMayTouch } from './touching.ts';

/** `Cancelled appointments and no-shows do not count`, `cancelled ones aside` */
const CANCELLED =
  /\bcancel\w*\b[^.;]*\b(?:do(?:es)? not (?:count|block|matter)|don't (?:count|block)|aside|(?:is|are) (?:ignored|not counted|free again))\b|\b(?:ignoring|except|without) (?:the )?cancel\w*/i;
/** The cancelled one frees its time, without a condition. */
export const freesCancelled = (text: string): boolean =>
  CANCELLED.test(text) && !/\b(?:unless|if|only|until|when|fee)\b/i.test(text);

/** Distances in weeks from the base request. `touching` uses others. */
const AHEAD = { length: 17, overlapping: 20, alone: 23, adjacent: 26, cancelled: 29 } as const;

/** @param base an accepted request */
export async function overlapByStart(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const row = overlapRow(operation);
  const name = startIn(operation, base);
  if (!row || name === undefined || !makes(operation) || !operation.answers) return;
  const from = timeOf(bodyOf(operation, base)[name]);
  const book = async (weeks: number, offsetMs: number): Promise<Sent | undefined> => {
    const start = timeLike(String(bodyOf(operation, base)[name]), from + weeks * WEEK_MS + offsetMs);
    const payload = probe.requests.fresh(operation, withMembers(operation, base, { [name]: start }));
    return probe.requests.isSound(operation, payload)
      ? ask(probe, operation, payload, 'parent', TRIED)
      : undefined;
  };
  const isTaken = (sent: Sent | undefined): sent is Sent => sent?.exchange.verdict.success === true;
  const length = lengthOf(shownIn(await book(AHEAD.length, 0)), name);
  if (length === undefined) return;
  const first = await book(AHEAD.overlapping, 0);
  const second = isTaken(first) ? await book(AHEAD.overlapping, length / 2) : undefined;
  if (isTaken(first) && isTaken(second))
    return report(
      probe,
      second,
      [first, second],
      'span/overlaps',
      `it is accepted, and overlaps the one before; the contract has ${row.code} for it`,
    );
  if (saysMayTouch(operation, [row]) && isTaken(await book(AHEAD.alone, length))) {
    const one = await book(AHEAD.adjacent, 0);
    const next = isTaken(one) ? await book(AHEAD.adjacent, length) : undefined;
    if (isTaken(one) && next?.exchange.verdict.code === row.code)
      report(
        probe,
        next,
        [one, next],
        'span/touches',
        `it begins when the one before ends, and is refused with ${row.code}; the contract lets them touch`,
      );
  }
  await bookCancelled(probe, operation, () => book(AHEAD.cancelled, 0), row.code);
}

/** Books a time, cancels the booking, and books the same time again. */
async function bookCancelled(
  probe: Probe,
  operation: Operation,
  book: () => Promise<Sent | undefined>,
  code: string,
): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  // Without such a sentence, the rule about overlaps may leave out the state that the cancelled booking then shows.
  const spoken = sentencesOf(operation).find(freesCancelled);
  const cancel = probe.context.operations.find(
    (each) => namedRole(each)?.resource.name === role?.resource.name && /^cancel/i.test(verbOf(each) ?? ''),
  );
  if (!role || !(spoken ?? overlapRule(operation)) || !cancel) return;
  const first = await book();
  const id = createdIdOf(role.resource, first);
  const control = id === undefined ? undefined : await book();
  // Without a refusal, the second one has another reason to be accepted.
  if (!first || control?.exchange.verdict.code !== code) return;
  const ended = await ask(
    probe,
    cancel,
    { ...probe.requests.filled(cancel), [role.resource.as]: id },
    'parent',
    TRIED,
  );
  const again = ended?.exchange.verdict.success ? await book() : undefined;
  if (!ended || again?.exchange.verdict.code !== code) return;
  const says = spoken ?? freeingRule(operation, ended);
  if (says === undefined) return;
  const message = `the one before is cancelled, and its time is refused with ${code}; the contract says '${says}'`;
  report(probe, again, [first, ended, again], 'span/cancelled', message);
}

/** The name of the body's only moment, if it is a start with a zone: `starts_at`. */
function startIn(operation: Operation, base: Payload): string | undefined {
  const body = bodyOf(operation, base);
  const moments = Object.keys(body).filter((name) => /^\d{4}-\d\d-\d\dT/.test(String(body[name])));
  const [name, ...others] = moments;
  const isStart = name !== undefined && /^(start|begin|from)/i.test(name) && hasZone(String(body[name]));
  return isStart && others.length === 0 ? name : undefined;
}

/** The length of the shown booking, in milliseconds. */
function lengthOf(shown: Payload | undefined, name: string): number | undefined {
  const [span] = spansIn(shown ?? {}).filter(({ begin }) => begin === name);
  const length = span && shown ? timeOf(shown[span.end]) - timeOf(shown[span.begin]) : Number.NaN;
  return length > 0 ? length : undefined;
}

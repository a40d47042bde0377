/** Books spans of the shortest and of the longest length that the contract allows, and beyond both. */
import { spansIn } from '../../core/base/inOrder.ts';
import { timeOf } from '../../core/base/timeOf.ts';
import { isMovable, timeLike } from '../../core/base/timeText.ts';
import { DAY_MS, HOUR_MS } from '../../core/base/timeUnits.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isWithinHours, spanLength } from '../prose/spanLength.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** @param base an accepted request */
export async function lengthen(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const allowed = makes(operation) && operation.answers ? spanLength(operation) : undefined;
  if (!allowed) return;
  const { least, most, text } = allowed;
  for (const limit of [least, most].filter((each) => each !== undefined)) {
    // If a span of the usual length is refused too, the limit is not the reason.
    const control = await book(probe, operation, base, undefined);
    const at = await book(probe, operation, base, limit);
    const code = at?.exchange.verdict.code ?? '';
    // Within opening hours, the longest span may not fit.
    if (control?.exchange.verdict.success && at && isForValues(at) && !isWithinHours(operation)) {
      const message = `${spanText(at)} has the length that the contract allows, and is refused with ${code}; the contract says '${text}'`;
      report(probe, at, [control, at], 'span/length', message);
    }
    // One day beyond a limit in whole days, because spans of dates have whole days; one hour beyond a limit in whole hours.
    const step = limit % DAY_MS === 0 ? DAY_MS : limit % HOUR_MS === 0 ? HOUR_MS : limit / 2;
    const beyond = await book(probe, operation, base, limit === most ? limit + step : limit - step);
    if (beyond?.exchange.verdict.success) {
      const message = `${spanText(beyond)} is ${limit === most ? 'longer' : 'shorter'} than the contract allows, and is accepted; the contract says '${text}'`;
      report(probe, beyond, [beyond], 'span/length', message);
    }
  }
}

/** Books another day. @param length the length of the span in ms; undefined for that of the base request */
async function book(
  probe: Probe,
  operation: Operation,
  base: Payload,
  length: number | undefined,
): Promise<Sent | undefined> {
  const moved = probe.requests.later(operation, base) ?? base;
  const body = bodyOf(operation, moved);
  const [span, ...others] = spansIn(body);
  if (!span || others.length > 0 || (length !== undefined && length <= 0)) return undefined;
  const from = String(body[span.begin]);
  if (!isMovable(from)) return undefined;
  const end = length === undefined ? String(body[span.end]) : timeLike(from, timeOf(from) + length);
  // Two dates are whole days apart.
  if (length !== undefined && timeOf(end) - timeOf(from) !== length) return undefined;
  const payload = withMembers(operation, moved, { [span.end]: end });
  return probe.requests.isSound(operation, payload)
    ? ask(probe, operation, probe.requests.fresh(operation, payload), 'parent', TRIED)
    : undefined;
}

/** Refused for its values, not for what is booked already. */
const isForValues = ({ exchange: { verdict } }: Sent): boolean =>
  !verdict.success && /^(400|422)$/.test(verdict.code ?? '');

function spanText({ case: { operation, ask: asked } }: Sent): string {
  const body = bodyOf(operation, asked.payload);
  const [span] = spansIn(body);
  return span ? `${String(body[span.begin])} to ${String(body[span.end])}` : 'it';
}

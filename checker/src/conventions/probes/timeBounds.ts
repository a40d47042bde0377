/** Sends times outside of the limits of the contract: `at most 70 days from now`, `must lie in the future`. */
import { DAY_MS } from '../../core/base/timeUnits.ts';
import { isSpokenIn } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { namesRow, sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { UNIT_MS } from '../prose/units.ts';
import { askEither, report } from './ask.ts';
import type { Probe } from './probe.ts';

/** `At most 70 days from now`: the groups are the number and the unit. */
const LATEST =
  /\b(?:at most|no more than|not more than|up to|within|max(?:imum)?\.?) (\d+) (minute|hour|day|week|month|year)s? (?:from now|ahead|in the future|in advance|after (?:now|the request|creation))\b/i;
/** `Must lie in the future`, `not in the past`, `不能早于当前时间` */
const FUTURE =
  /\b(in the future|not (be |lie )?in the past|after (now|the present))\b|不能早于(当前|现在)|必须晚于(当前|现在)|将来/i;

/** `In the past is refused` */
const FUTURE_TOO = /\bin the past (?:is|are|gets?) (?:refused|rejected|invalid|not (?:allowed|accepted))\b/i;
/** `A birth date in the future is refused`, `must not lie in the future`, `not later than today` */
const PAST =
  /\bin the future (?:is|are|gets?) (?:refused|rejected|invalid|not (?:allowed|accepted))\b|\b(?:must not|may not|cannot|can't|never|not) (?:be |lie )?(?:in the future|(?:later than|after) (?:now|today))\b|\bmust (?:be|lie) in the past\b|(?:不能|不得|不可)晚于(?:当前|现在|今天)/i;

/** The side of now on which a time must lie. */
export function sideOf(text: string): 'past' | 'future' | undefined {
  if (PAST.test(text)) return 'past';
  return FUTURE.test(text) || FUTURE_TOO.test(text) ? 'future' : undefined;
}

/** The limits of a time in the request, and the sentence that states them. */
interface TimeBounds {
  readonly name: string;
  readonly says: string;
  /** A date without a time. */
  readonly isDay: boolean;
  /** The distance of the latest time from now. */
  readonly latestMs?: number;
}

/** Distance of a tested time from now, or from the latest time. */
const MARGIN_MS = 2 * DAY_MS;

/** @param base an accepted request */
export async function exceedTimes(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const { name, says, isDay, latestMs } of boundsOf(operation)) {
    const at = (ms: number): Payload => {
      const time = new Date(Date.now() + ms).toISOString();
      return withMembers(operation, probe.requests.unlike(operation, base), {
        [name]: isDay ? time.slice(0, 10) : time.replace(/\.\d+/, ''),
      });
    };
    // One within the limits must be accepted, so that another reason is excluded.
    const side = sideOf(says);
    const inside = at(side === 'past' ? -MARGIN_MS : Math.min(MARGIN_MS, (latestMs ?? Infinity) / 2));
    const outside = [
      ...(side === undefined ? [] : [side === 'past' ? MARGIN_MS : -MARGIN_MS]),
      ...(latestMs === undefined ? [] : [latestMs + MARGIN_MS]),
    ];
    if (!probe.requests.isSound(operation, inside)) continue;
    const control = await askEither(probe, operation, inside);
    if (!control?.exchange.verdict.success) continue;
    for (const ms of outside) {
      const payload = at(ms);
      const sent = probe.requests.isSound(operation, payload)
        ? await askEither(probe, operation, payload)
        : undefined;
      if (!sent?.exchange.verdict.success) continue;
      const message = `${name} ${Math.abs(Math.round(ms / DAY_MS))} days ${ms < 0 ? 'ago' : 'ahead'} is accepted; the contract says '${says}'`;
      report(probe, sent, [control, sent], `time/${name}`, message);
      break;
    }
  }
}

/** The limited times of the body, if the contract has a code for a time outside. */
function boundsOf(operation: Operation): TimeBounds[] {
  const rows = operation.errors.filter(
    ({ code, implied, when }) => !implied && (when === 'request-invalid' || code === '409'),
  );
  if (rows.length === 0) return [];
  return Object.entries(membersOf(operation)).flatMap(([name, part]): TimeBounds[] => {
    const schema = valueOf(part, operation.schemas);
    if (operation.places?.[name] || !/^date(-time)?$/.test(schema.format ?? '')) return [];
    const own = sentencesIn(`${part.description ?? ''}\n${schema.description ?? ''}`);
    const about = sentencesOf(operation).filter((text) => isSpokenIn(text, name));
    const says = [
      ...own,
      ...about.filter(
        (text) => namesRow(text, rows) || /\bmust\b|\b(refused|rejected)\b|必须|不能/i.test(text),
      ),
    ].find((text) => LATEST.test(text) || sideOf(text) !== undefined);
    if (says === undefined) return [];
    const [, count, unit = ''] = LATEST.exec(says) ?? [];
    const latestMs =
      count === undefined ? undefined : Number(count) * (UNIT_MS[unit.toLowerCase()] ?? Number.NaN);
    return [{ name, says, isDay: schema.format === 'date', ...(latestMs !== undefined && { latestMs }) }];
  });
}

/** Face authentication: attempts, outcomes and the daily limit (spec 1 §5, 2 §4). */
import { create } from 'mutative';
import { AuthOpenStatus } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { Auth, AuthAttempt } from './schema.ts';

/** Only 8 is a success (spec 2 §4, docs/decisions/0208). */
export const isPassed = (status: AuthOpenStatus): boolean => status === AuthOpenStatus.Success;

const failures: readonly AuthOpenStatus[] = [AuthOpenStatus.ProcessFailed, AuthOpenStatus.RiskRefused];

/** Returns whether the failed attempts of the day have reached the limit. */
export function limitReached(auth: Auth, now: Instant): boolean {
  const failed = auth.attempts.filter(
    (attempt) => attempt.startedAt.startsWith(dayOf(now)) && failures.includes(attempt.status),
  );
  return failed.length >= terms.faceAttemptsPerDay;
}

const flowNoOf = (now: Instant, serial: number): string =>
  `RZ${dayOf(now).replaceAll('-', '')}${String(serial).padStart(4, '0')}`;

/** Returns the number of the next attempt without starting it. */
export const nextFlowNo = (auth: Auth, now: Instant): string => flowNoOf(now, auth.attempts.length + 1);

/** Returns whether this kind of business still needs authentication. */
export const isNeeded = (auth: Auth, bizType: string): boolean =>
  auth.needed && !auth.attempts.some((attempt) => attempt.bizType === bizType && isPassed(attempt.status));

export function startAuth(world: World, bizType: string, now: Instant): { world: World; flowNo: string } {
  const flowNo = nextFlowNo(world.auth, now);
  const attempt: AuthAttempt = { flowNo, bizType, startedAt: momentOf(now), status: AuthOpenStatus.Start };
  return { flowNo, world: create(world, (draft) => void draft.auth.attempts.push(attempt)) };
}

/** Ends an attempt. If only its number was given out (nextFlowNo), it begins and ends at once. */
export const finishAuth = (world: World, flowNo: string, status: AuthOpenStatus, now: Instant): World =>
  create(world, (draft) => {
    const attempt = draft.auth.attempts.find((entry) => entry.flowNo === flowNo);
    if (attempt) attempt.status = status;
    else draft.auth.attempts.push({ flowNo, bizType: '', startedAt: momentOf(now), status });
  });

/** Tracks recorded or live traffic, and reports contradictions and sessions that are used after logout. */
import { endsSession } from '../../core/contract/endsSession.ts';
import type { Sent } from '../../core/judging/sent.ts';
import type { Contradiction, TrafficOptions, TrafficTracker } from '../../core/run/conventions.ts';
import { ConsistencyTracker } from './tracker.ts';

/**
 * Starts a tracker. A read that is not `inOrder` began before the last write had ended. It may show either state, so its values are
 * not compared. A session that was used before its logout had ended may still be good.
 */
export function trackTraffic(options: TrafficOptions): TrafficTracker {
  const tracker = new ConsistencyTracker(options);
  /** Ended sessions, by the value that identifies them. */
  const ended = new Map<string, Sent>();

  function checkLogout(sent: Sent, account: string, inOrder: boolean): Contradiction[] {
    const { operation } = sent.case;
    if (!sent.exchange.verdict.success || operation.open) return [];
    // The account is known by its credentials: a visitor has none. A signed token (three parts with dots between) may stay valid
    // until it expires.
    const hasCredentials = /\w{4}/.test(account);
    const isSigned = /\.\S+\./.test(account);
    if (!hasCredentials || isSigned) return [];
    const before = ended.get(account);
    if (endsSession(operation)) {
      ended.set(account, sent);
      return [];
    }
    if (!before || !inOrder) return [];
    const message = 'the session is still good after it was ended';
    return [{ rule: 'session', place: 'ended', message, before: [before] }];
  }

  return {
    // The ended sessions stay: a write that is not judged may change any value, and makes no session good again.
    forget: () => void tracker.forget(),
    saw: (sent, account, inOrder) => [
      ...(inOrder || sent.case.operation.effect === 'write' ? tracker.saw(sent, account) : []),
      ...checkLogout(sent, account, inOrder),
    ],
  };
}

import { byDate } from '#portal/format/date.ts';
import type { Approval } from '../queries.ts';

type Waiting = Pick<Approval, 'approvalNo' | 'expiresAt'>;

interface Queue {
  /** Number of the request to show; undefined if no request waits. */
  readonly shown: string | undefined;
  /** Its place in the queue, from 1; undefined if it no longer waits. */
  readonly place: number | undefined;
  /** Number of the request after it; after the last one comes the first. Undefined if no other waits. */
  readonly next: string | undefined;
}

const byEnd = (one: Waiting, other: Waiting): number =>
  byDate(one.expiresAt, other.expiresAt) || byDate(one.approvalNo, other.approvalNo);

/**
 * The waiting requests by the time when they expire. A request that the URL names is shown even if it no longer waits:
 * another account's decision must not replace the card that the user is about to tap.
 */
export function queueOf(waiting: readonly Waiting[], named: string | undefined): Queue {
  const order = [...waiting].sort(byEnd).map(({ approvalNo }) => approvalNo);
  const shown = named ?? order[0];
  const index = shown === undefined ? -1 : order.indexOf(shown);
  // After the last request comes the first, as after one that no longer waits (index -1).
  const next = order[(index + 1) % order.length];
  return { shown, place: index < 0 ? undefined : index + 1, next: next === shown ? undefined : next };
}

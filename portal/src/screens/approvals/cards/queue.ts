import { byDate } from '#portal/format/date.ts';
import type { Approval } from '../queries.ts';

type Waiting = Pick<Approval, 'approvalNo' | 'expiresAt'>;

interface Queue {
  /** Number of the request to show; none when nothing waits. */
  readonly shown: string | undefined;
  /** Its place, from 1; none for a request that waits no longer. */
  readonly place: number | undefined;
  /** The request after it; the last one is followed by the first. */
  readonly next: string | undefined;
}

const byEnd = (one: Waiting, other: Waiting): number =>
  byDate(one.expiresAt, other.expiresAt) || byDate(one.approvalNo, other.approvalNo);

/**
 * The waiting requests in the order of their ends. A request that the address names is shown even when it waits no
 * longer: another account's decision never replaces the card under the user's thumb.
 */
export function queueOf(waiting: readonly Waiting[], named: string | undefined): Queue {
  const order = [...waiting].sort(byEnd).map(({ approvalNo }) => approvalNo);
  const shown = named ?? order[0];
  const index = shown === undefined ? -1 : order.indexOf(shown);
  const next = order[(index + 1) % order.length];
  return { shown, place: index < 0 ? undefined : index + 1, next: next === shown ? undefined : next };
}

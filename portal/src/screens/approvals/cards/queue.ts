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

const byEnd = (a: Waiting, b: Waiting): number =>
  a.expiresAt === b.expiresAt
    ? a.approvalNo.localeCompare(b.approvalNo)
    : a.expiresAt.localeCompare(b.expiresAt);

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

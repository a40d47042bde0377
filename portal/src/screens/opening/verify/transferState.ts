import type { Application } from '../opening.ts';

type Transfer = NonNullable<Application['verification']['transfer']>;

/** What can be done with a transfer. */
export type TransferState = 'none' | 'waiting' | 'spent' | 'over';

/** @param now as the wire writes it */
export function transferState(transfer: Transfer | undefined, now: string): TransferState {
  if (transfer === undefined) return 'none';
  if (transfer.expiresAt <= now) return 'over';
  return transfer.triesLeft === 0 ? 'spent' : 'waiting';
}

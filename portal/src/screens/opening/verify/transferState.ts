import type { Application } from '../opening.ts';

type Transfer = NonNullable<Application['verification']['transfer']>;

/** The possible actions on a transfer. */
export type TransferState = 'none' | 'waiting' | 'spent' | 'over';

/** @param now in the wire format */
export function transferState(transfer: Transfer | undefined, now: string): TransferState {
  if (transfer === undefined) return 'none';
  if (transfer.expiresAt <= now) return 'over';
  return transfer.triesLeft === 0 ? 'spent' : 'waiting';
}

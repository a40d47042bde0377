import type { Application } from '../opening.ts';

type Transfer = NonNullable<Application['verification']['transfer']>;

/** State of a transfer. `waiting`: the user can enter the amount. `spent`: no tries are left. `over`: it has expired. */
export type TransferState = 'none' | 'waiting' | 'spent' | 'over';

/** Returns the state of a transfer. @param now YYYY-MM-DD HH:mm:ss of the provider */
export function transferState(transfer: Transfer | undefined, now: string): TransferState {
  if (transfer === undefined) return 'none';
  if (transfer.expiresAt <= now) return 'over';
  return transfer.triesLeft === 0 ? 'spent' : 'waiting';
}

import { MessageEvent } from '#generated/shared/enums/MessageEvent.ts';
import type { IconName } from '../../icons/Icon.tsx';

/**
 * info: due, arrived, or a result that the title tells; warning: action needed; success: done; error: overdue or failed;
 * plain: for the record.
 */
type Appearance = 'plain' | 'info' | 'warning' | 'success' | 'error';

/** Icon and colour of each event: never by colour alone. */
export const appearances: Readonly<
  Record<MessageEvent, { readonly icon: IconName; readonly appearance: Appearance }>
> = {
  [MessageEvent.DueSoon]: { icon: 'clock', appearance: 'info' },
  [MessageEvent.Overdue]: { icon: 'octagon', appearance: 'error' },
  [MessageEvent.Repaid]: { icon: 'success', appearance: 'success' },
  [MessageEvent.RepayFailed]: { icon: 'octagon', appearance: 'error' },
  [MessageEvent.Billed]: { icon: 'bill', appearance: 'plain' },
  [MessageEvent.Refunded]: { icon: 'refund', appearance: 'success' },
  // The message’s title contains the result: the icon is the same for a passed and a failed audit.
  [MessageEvent.AuditEnded]: { icon: 'flag', appearance: 'info' },
  [MessageEvent.OpeningEnded]: { icon: 'flag', appearance: 'info' },
  [MessageEvent.CompanyChangeEnded]: { icon: 'flag', appearance: 'info' },
  [MessageEvent.AgentChangeEnded]: { icon: 'flag', appearance: 'info' },
  [MessageEvent.ContractToSign]: { icon: 'contract', appearance: 'warning' },
  [MessageEvent.ApprovalWaiting]: { icon: 'shield', appearance: 'warning' },
  [MessageEvent.ApprovalEnded]: { icon: 'shield', appearance: 'info' },
  [MessageEvent.CouponExpiring]: { icon: 'coupon', appearance: 'warning' },
  [MessageEvent.TransferArrived]: { icon: 'wallet', appearance: 'info' },
  [MessageEvent.ClaimEnded]: { icon: 'wallet', appearance: 'plain' },
  [MessageEvent.WithdrawalEnded]: { icon: 'wallet', appearance: 'plain' },
};

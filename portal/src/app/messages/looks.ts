import { MessageEvent } from '#generated/shared/enums/MessageEvent.ts';
import type { IconName } from '../../icons/Icon.tsx';

/** info: due; warning: action needed; success: done; error: overdue or failed; plain: for the record. */
type Look = 'plain' | 'info' | 'warning' | 'success' | 'error';

/** Icon and colour of each event: never by colour alone. */
export const looks: Readonly<Record<MessageEvent, { readonly icon: IconName; readonly look: Look }>> = {
  [MessageEvent.DueSoon]: { icon: 'clock', look: 'info' },
  [MessageEvent.Overdue]: { icon: 'octagon', look: 'error' },
  [MessageEvent.Repaid]: { icon: 'success', look: 'success' },
  [MessageEvent.RepayFailed]: { icon: 'octagon', look: 'error' },
  [MessageEvent.Billed]: { icon: 'bill', look: 'plain' },
  [MessageEvent.Refunded]: { icon: 'refund', look: 'success' },
  // Its title gives the result; passed or not, this was the pending event.
  [MessageEvent.AuditEnded]: { icon: 'flag', look: 'info' },
  [MessageEvent.OpeningEnded]: { icon: 'flag', look: 'info' },
  [MessageEvent.CompanyChangeEnded]: { icon: 'flag', look: 'info' },
  [MessageEvent.AgentChangeEnded]: { icon: 'flag', look: 'info' },
  [MessageEvent.ContractToSign]: { icon: 'contract', look: 'warning' },
  [MessageEvent.ApprovalWaiting]: { icon: 'shield', look: 'warning' },
  [MessageEvent.ApprovalEnded]: { icon: 'shield', look: 'info' },
  [MessageEvent.CouponExpiring]: { icon: 'coupon', look: 'warning' },
  [MessageEvent.TransferArrived]: { icon: 'wallet', look: 'info' },
  [MessageEvent.ClaimEnded]: { icon: 'wallet', look: 'plain' },
  [MessageEvent.WithdrawalEnded]: { icon: 'wallet', look: 'plain' },
};

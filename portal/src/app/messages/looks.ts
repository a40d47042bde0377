import { MessageEvent } from '#generated/shared/enums/MessageEvent.ts';
import type { IconName } from '../../icons/Icon.tsx';

/** info: due; warning: asks for something; success: done; error: overdue or failed; plain: for the record. */
type Look = 'plain' | 'info' | 'warning' | 'success' | 'error';

/** What each event looks like: never by its tint alone, each has an icon. */
export const looks: Readonly<Record<MessageEvent, { readonly icon: IconName; readonly look: Look }>> = {
  [MessageEvent.DueSoon]: { icon: 'clock', look: 'info' },
  [MessageEvent.Overdue]: { icon: 'octagon', look: 'error' },
  [MessageEvent.Repaid]: { icon: 'success', look: 'success' },
  [MessageEvent.RepayFailed]: { icon: 'octagon', look: 'error' },
  [MessageEvent.Billed]: { icon: 'bill', look: 'plain' },
  [MessageEvent.Refunded]: { icon: 'refund', look: 'success' },
  // How it ended its title says: passed or not, this is what was waited for.
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

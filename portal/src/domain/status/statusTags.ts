/**
 * Look of each status of the bookkeeping: a tone and an icon for every value, its word from the contract. The tables
 * are total: a new value does not compile without an entry. Only danger is solid (docs/design/look.md rule 1). 1 §9
 */
import { AfterSale } from '#generated/shared/enums/AfterSale.ts';
import { BillPeriodState } from '#generated/shared/enums/BillPeriodState.ts';
import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { CertificateStatus } from '#generated/shared/enums/CertificateStatus.ts';
import { CompanyChangeStatus } from '#generated/shared/enums/CompanyChangeStatus.ts';
import { ContractStatus } from '#generated/shared/enums/ContractStatus.ts';
import { InstalmentStatus } from '#generated/shared/enums/InstalmentStatus.ts';
import { InterestPeriod } from '#generated/shared/enums/InterestPeriod.ts';
import { LoanStatus } from '#generated/shared/enums/LoanStatus.ts';
import { OrderReceipt } from '#generated/shared/enums/OrderReceipt.ts';
import { PaymentStatus } from '#generated/shared/enums/PaymentStatus.ts';
import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import {
  AfterSaleLabel,
  BillPeriodStateLabel,
  BillStatusLabel,
  CertificateStatusLabel,
  CompanyChangeStatusLabel,
  ContractStatusLabel,
  InstalmentStatusLabel,
  InterestPeriodLabel,
  LoanStatusLabel,
  OrderReceiptLabel,
  PaymentStatusLabel,
  RefundStatusLabel,
  RepaymentStatusLabel,
} from '#generated/shared/labels.ts';
import type { IconName } from '../../icons/Icon.tsx';
import type { TagTone } from '../../ui/text/StatusTag.tsx';

interface TagVariant {
  readonly tone: TagTone;
  readonly icon: IconName;
}

export interface StatusDisplay<Value extends string> {
  readonly label: Readonly<Record<Value, string>>;
  readonly variants: Readonly<Record<Value, TagVariant>>;
}

const kind = <Value extends string>(
  label: Readonly<Record<Value, string>>,
  variants: Readonly<Record<Value, TagVariant>>,
): StatusDisplay<Value> => ({ label, variants });

const open: TagVariant = { tone: 'info', icon: 'clock' };
const done: TagVariant = { tone: 'success', icon: 'check' };
/** Finished, but not as planned. */
const doneLate: TagVariant = { tone: 'muted', icon: 'check' };
const danger: TagVariant = { tone: 'danger', icon: 'octagon' };
const failed: TagVariant = { tone: 'failed', icon: 'cancel' };
const changed: TagVariant = { tone: 'warning', icon: 'calendar' };
const over: TagVariant = { tone: 'muted', icon: 'cancel' };

export const billStatus = kind(BillStatusLabel, {
  [BillStatus.Uncleared]: open,
  [BillStatus.Overdue]: danger,
  [BillStatus.Defaulted]: danger,
  [BillStatus.Cleared]: done,
  [BillStatus.OverdueCleared]: doneLate,
  [BillStatus.DefaultCleared]: doneLate,
});

export const billPeriodState = kind(BillPeriodStateLabel, {
  [BillPeriodState.Normal]: { tone: 'plain', icon: 'check' },
  [BillPeriodState.Postponed]: changed,
  [BillPeriodState.Extended]: changed,
  [BillPeriodState.Overdue]: danger,
});

export const interestPeriod = kind(InterestPeriodLabel, {
  [InterestPeriod.InterestFree]: { tone: 'success', icon: 'gift' },
  [InterestPeriod.InterestBearing]: { tone: 'warning', icon: 'percent' },
});

export const loanStatus = kind(LoanStatusLabel, {
  [LoanStatus.Normal]: open,
  [LoanStatus.Overdue]: danger,
});

export const orderReceipt = kind(OrderReceiptLabel, {
  [OrderReceipt.WaitingReceipt]: open,
  [OrderReceipt.Completed]: done,
  [OrderReceipt.Returned]: { tone: 'muted', icon: 'refund' },
  [OrderReceipt.ParentCancelled]: over,
  [OrderReceipt.PartiallyReturned]: { tone: 'warning', icon: 'refund' },
});

export const afterSale = kind(AfterSaleLabel, {
  [AfterSale.NotEntered]: { tone: 'plain', icon: 'minus' },
  [AfterSale.Entered]: { tone: 'warning', icon: 'clock' },
  [AfterSale.Completed]: done,
});

export const refundStatus = kind(RefundStatusLabel, {
  [RefundStatus.Success]: done,
  [RefundStatus.InProgress]: open,
  [RefundStatus.Failed]: failed,
});

export const repaymentStatus = kind(RepaymentStatusLabel, {
  [RepaymentStatus.Processing]: open,
  [RepaymentStatus.Success]: done,
  [RepaymentStatus.Failed]: failed,
});

export const paymentStatus = kind(PaymentStatusLabel, {
  [PaymentStatus.Paying]: open,
  [PaymentStatus.Success]: done,
  [PaymentStatus.Cancelled]: over,
  [PaymentStatus.Failed]: failed,
  [PaymentStatus.CallbackInProgress]: { tone: 'warning', icon: 'clock' },
});

export const instalmentStatus = kind(InstalmentStatusLabel, {
  [InstalmentStatus.Processing]: open,
  [InstalmentStatus.Success]: done,
  [InstalmentStatus.Failed]: failed,
});

export const contractStatus = kind(ContractStatusLabel, {
  [ContractStatus.WaitingSign]: { tone: 'warning', icon: 'contract' },
  [ContractStatus.Effective]: done,
  [ContractStatus.Expired]: over,
  [ContractStatus.Terminated]: over,
});

export const companyChangeStatus = kind(CompanyChangeStatusLabel, {
  [CompanyChangeStatus.Reviewing]: open,
  [CompanyChangeStatus.Passed]: done,
  [CompanyChangeStatus.Refused]: failed,
});

export const certificateStatus = kind(CertificateStatusLabel, {
  [CertificateStatus.Pending]: open,
  [CertificateStatus.Ready]: done,
});

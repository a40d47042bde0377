/**
 * Facts that more than one place shows, with their exact meaning. Amounts are yuan, days YYYY-MM-DD, all current. The
 * owner is a bill or one period of it (`refOf`), a number, a product code, a day, or a month.
 */
export interface Facts {
  /** Amount owed of a bill or one period: charged less credited. */
  'bill.owed': BillRef;
  /** Amount that repays a period today which is not billed yet: without later charges. */
  'bill.payoff': BillRef;
  /** Principal, interest, fee and penalty so far, repaid or not. */
  'bill.charged': BillRef;
  'bill.principal': BillRef;
  'bill.interest': BillRef;
  'bill.fee': BillRef;
  'bill.penalty': BillRef;
  'bill.repaid': BillRef;
  'bill.discounted': BillRef;
  'bill.refunded': BillRef;
  /** Principal part of the amount owed. */
  'bill.principalOwed': BillRef;
  /** Interest and fee part of the amount owed. */
  'bill.chargesOwed': BillRef;
  /** Penalty part of the amount owed. */
  'bill.penaltyOwed': BillRef;
  /** Last day of repayment, extensions included. */
  'bill.dueDate': BillRef;
  /** Days past the last day of repayment; 0 is not shown. */
  'bill.overdueDays': BillRef;
  'bill.billDate': BillRef;
  'bill.settledDate': BillRef;
  'bill.state': BillRef;
  /** Normal, postponed, extended, overdue … */
  'bill.periodState': BillRef;
  'bill.cycle': BillRef;
  /** Number of orders in a bill. */
  'bill.orders': BillRef;
  /** Per cent a year. */
  'bill.rate': BillRef;

  /** Total amount billed and still owed. */
  'owed.total': ProductRef;
  /** Number of bill periods in that total. */
  'owed.count': ProductRef;
  /** Part of the total for chosen bills: `ZD1.1+ZD2.1`. */
  'owed.chosen': string;
  /** Overdue part of the total. */
  'owed.overdue': ProductRef;
  'owed.overdueCount': ProductRef;
  /** Part of the total due on one day. */
  'owed.onDay': Day;
  /** Next due day, today included. */
  'owed.nextDay': ProductRef;
  /** Number of periods of bills: all; settled; not billed yet. */
  'bills.count': ProductRef;
  'bills.settledCount': ProductRef;
  'bills.unbilledCount': ProductRef;
  /** Amount bought and not yet billed. */
  'unbilled.total': ProductRef;
  /** Amount billed in a month, as at billing. */
  'month.billed': Month;
  'month.repaid': Month;

  /** Further figures of a month's statement. */
  'month.opening': Month;
  'month.charges': Month;
  'month.afterIssue': Month;
  'month.penalty': Month;
  'month.refunded': Month;
  'month.discounted': Month;
  'month.closing': Month;
  /** The same figures for one account: `2026-10/pin`. */
  'accountMonth.opening': string;
  'accountMonth.billed': string;
  'accountMonth.charges': string;
  'accountMonth.afterIssue': string;
  'accountMonth.penalty': string;
  'accountMonth.repaid': string;
  'accountMonth.refunded': string;
  'accountMonth.discounted': string;
  'accountMonth.closing': string;

  'quota.total': ProductRef;
  'quota.used': ProductRef;
  /** Total that is unused but cannot be spent, the rest of a frozen line included. */
  'quota.frozen': ProductRef;
  'quota.available': ProductRef;
  'quota.fixed': ProductRef;
  'quota.temporary': ProductRef;
  /** Amount held by orders and freezes, each with its reason: the freeze page lists them. */
  'quota.held': ProductRef;
  /** One freeze of the line, by its number. */
  'freeze.amount': string;
  'quota.expiresOn': ProductRef;
  /** Amount that one account has used of the line. */
  'quota.usedBy': AccountRef;
  /** Amount that one account can still spend. */
  'quota.leftOf': AccountRef;
  /** Amount that all children together have used of the line. */
  'quota.usedByChildren': ProductRef;

  'order.amount': OrderNo;
  'order.refunded': OrderNo;
  /** Loan of the order: amount lent, and amount still owed. */
  'order.principal': OrderNo;
  'order.owed': OrderNo;
  'order.receipt': OrderNo;
  'order.payment': OrderNo;
  'order.afterSale': OrderNo;
  /** State of the order's loan. */
  'order.loan': OrderNo;
  'order.orderedAt': OrderNo;

  /** Amounts of a repayment in preparation, by bills, amount and coupon (`trialRef`). */
  'trial.paid': string;
  'trial.coupon': string;
  /** Share of one period in the prepared repayment. */
  'trial.share': string;
  /** Amount deducted from the bills. */
  'repay.amount': RepayNo;
  'repay.coupon': RepayNo;
  /** Amount that leaves the payer's account: less the coupon. */
  'repay.paid': RepayNo;
  'repay.state': RepayNo;
  'repay.submittedAt': RepayNo;
  'repay.finishedAt': RepayNo;
  'repay.principal': RepayNo;
  'repay.interest': RepayNo;
  'repay.fee': RepayNo;
  'repay.penalty': RepayNo;
  /** Share of one period in a repayment: `HK1/ZD1.1`. */
  'repay.share': ShareRef;

  'refund.amount': RefundNo;
  'refund.state': RefundNo;
  'refund.appliedAt': RefundNo;
  'refund.finishedAt': RefundNo;

  /** A plan in preparation, by bill, periods and method; fees and amounts of all periods, or of one. */
  'instalmentTrial.principal': string;
  'instalmentTrial.fee': string;
  'instalmentTrial.total': string;
  'instalmentTrial.due': string;
  /** Amount split, and its fees, by application. */
  'instalment.principal': ApplyNo;
  'instalment.fee': ApplyNo;
  'instalment.state': ApplyNo;

  /** Part of an account's balance that a repayment may use, without amounts held by another one. */
  'account.spendable': AccountNo;
  /** Balance of a fund account. */
  'account.balance': AccountNo;
  /** Part of the balance held by operations in progress. */
  'account.pending': AccountNo;
  /** Balances of all accounts of the company. */
  'account.balances': ProductRef;

  /** One movement of a fund account, and the balance after it. */
  'movement.amount': MovementNo;
  'movement.balanceAfter': MovementNo;
  /** Balances of an account before and after a period, and its income and expense: `8801…/2026-10`. */
  'fund.opening': string;
  'fund.income': string;
  'fund.expense': string;
  'fund.closing': string;

  /** A claim of an incoming transfer. */
  'claim.amount': ClaimNo;
  'claim.state': ClaimNo;
  /** A withdrawal: amount received, fee, amount debited. */
  'withdrawal.amount': WithdrawalNo;
  'withdrawal.fee': WithdrawalNo;
  'withdrawal.total': WithdrawalNo;
  'withdrawal.state': WithdrawalNo;

  /** Number of usable coupons. */
  'coupon.available': ProductRef;
  /** Number of coupons to be received. */
  'coupon.waiting': ProductRef;

  /** Name of an account's billing cycle. */
  'clearType.name': AccountRef;
  /** Day or rule of billing, in words. */
  'clearType.billed': AccountRef;
  /** Day or rule of repayment, in words. */
  'clearType.dueDay': AccountRef;
  /** Fee, in words. */
  'clearType.charge': AccountRef;
  /** Longest term, in days. */
  'clearType.days': AccountRef;

  /** The credit line before an application to increase it. */
  'increase.before': ApplyNo;
  'increase.after': ApplyNo;
  'increase.state': ApplyNo;
  'increase.submittedAt': ApplyNo;
}

/** Bill number, or `bill.period` of one that was split. */
type BillRef = string;
type ProductRef = string;
type OrderNo = string;
type RepayNo = string;
type ShareRef = string;
type RefundNo = string;
type AccountNo = string;
type MovementNo = string;
type ClaimNo = string;
type WithdrawalNo = string;
type AccountRef = string;
type ApplyNo = string;
type Day = string;
type Month = string;

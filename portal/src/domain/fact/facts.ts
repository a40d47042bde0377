/**
 * Everything that is told in more than one place, by what exactly is meant. Amounts are yuan, days YYYY-MM-DD, all of them as
 * they stand now. Whose it is: a bill or one period of it (`refOf`), a number, a product code, a day, a month.
 */
export interface Facts {
  /** What is still owed of a bill, or of one period: charged less what was credited. */
  'bill.owed': BillRef;
  /** What it costs today to pay off a period that is not billed yet: without what it would be charged later. */
  'bill.payoff': BillRef;
  /** Principal, interest, fee and penalty so far, whatever was repaid of them. */
  'bill.charged': BillRef;
  'bill.principal': BillRef;
  'bill.interest': BillRef;
  'bill.fee': BillRef;
  'bill.penalty': BillRef;
  'bill.repaid': BillRef;
  'bill.discounted': BillRef;
  'bill.refunded': BillRef;
  /** Of what is owed: the principal. */
  'bill.principalOwed': BillRef;
  /** Of what is owed: interest and fee together. */
  'bill.chargesOwed': BillRef;
  /** Of what is owed: the penalty. */
  'bill.penaltyOwed': BillRef;
  /** Last day of repayment, moved ones included. */
  'bill.dueDate': BillRef;
  /** Days past it; 0 is not told. */
  'bill.overdueDays': BillRef;
  'bill.billDate': BillRef;
  'bill.settledDate': BillRef;
  'bill.state': BillRef;
  /** Normal, postponed, extended, overdue … */
  'bill.periodState': BillRef;
  'bill.cycle': BillRef;
  /** Orders that a bill took in. */
  'bill.orders': BillRef;
  /** Per cent a year. */
  'bill.rate': BillRef;

  /** All that is billed and still owed. */
  'owed.total': ProductRef;
  /** How many periods of bills that is. */
  'owed.count': ProductRef;
  /** Of it what bills that were chosen come to: `ZD1.1+ZD2.1`. */
  'owed.chosen': string;
  /** Of it what is past its day. */
  'owed.overdue': ProductRef;
  'owed.overdueCount': ProductRef;
  /** Of it what falls due on one day. */
  'owed.onDay': Day;
  /** The next day, today included, on which something falls due. */
  'owed.nextDay': ProductRef;
  /** How many periods of bills there are in all; settled; still to be billed. */
  'bills.count': ProductRef;
  'bills.settledCount': ProductRef;
  'bills.unbilledCount': ProductRef;
  /** Bought and not yet billed. */
  'unbilled.total': ProductRef;
  /** Billed in a month, at its billing, whatever became of it later. */
  'month.billed': Month;
  'month.repaid': Month;

  /** The other figures of a month's statement. */
  'month.opening': Month;
  'month.charges': Month;
  'month.afterIssue': Month;
  'month.penalty': Month;
  'month.refunded': Month;
  'month.discounted': Month;
  'month.closing': Month;
  /** The same of one account: `2026-10/pin`. */
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
  /** All that cannot be spent though it is not used; what a frozen line has left is in it. */
  'quota.frozen': ProductRef;
  'quota.available': ProductRef;
  'quota.fixed': ProductRef;
  'quota.temporary': ProductRef;
  /** Held by orders and freezes, each with its reason: what the freeze page lists. */
  'quota.held': ProductRef;
  /** One freeze of the line, by its number. */
  'freeze.amount': string;
  'quota.expiresOn': ProductRef;
  /** What one account has used of the line. */
  'quota.usedBy': AccountRef;
  /** What one account can still spend. */
  'quota.leftOf': AccountRef;
  /** What all children together have used of the line. */
  'quota.usedByChildren': ProductRef;

  'order.amount': OrderNo;
  'order.refunded': OrderNo;
  /** Of the loan behind it: what was lent, and what is still owed. */
  'order.principal': OrderNo;
  'order.owed': OrderNo;
  'order.receipt': OrderNo;
  'order.payment': OrderNo;
  'order.afterSale': OrderNo;
  /** State of the loan behind it. */
  'order.loan': OrderNo;
  'order.orderedAt': OrderNo;

  /** What a repayment that is being prepared would take: by bills, amount and coupon (`trialRef`). */
  'trial.paid': string;
  'trial.coupon': string;
  /** What of a repayment would go to one period. */
  'trial.share': string;
  /** What is taken off the bills. */
  'repay.amount': RepayNo;
  'repay.coupon': RepayNo;
  /** What leaves the payer's account: the amount less the coupon. */
  'repay.paid': RepayNo;
  'repay.state': RepayNo;
  'repay.submittedAt': RepayNo;
  'repay.finishedAt': RepayNo;
  'repay.principal': RepayNo;
  'repay.interest': RepayNo;
  'repay.fee': RepayNo;
  'repay.penalty': RepayNo;
  /** What of a repayment goes to one period: `HK1/ZD1.1`. */
  'repay.share': ShareRef;

  'refund.amount': RefundNo;
  'refund.state': RefundNo;
  'refund.appliedAt': RefundNo;
  'refund.finishedAt': RefundNo;

  /** A plan that is being looked at, by bill, periods and method; fees and amounts of all periods, or due in one. */
  'instalmentTrial.principal': string;
  'instalmentTrial.fee': string;
  'instalmentTrial.total': string;
  'instalmentTrial.due': string;
  /** What was split, and its fees, by the application. */
  'instalment.principal': ApplyNo;
  'instalment.fee': ApplyNo;
  'instalment.state': ApplyNo;

  /** Of an account's balance what a repayment may take: what another under way holds is not in it. */
  'account.spendable': AccountNo;
  /** Balance of a fund account. */
  'account.balance': AccountNo;
  /** Of it what something under way will take. */
  'account.pending': AccountNo;
  /** Balances of all accounts of the company. */
  'account.balances': ProductRef;

  /** One movement of a fund account, and the balance that it led to. */
  'movement.amount': MovementNo;
  'movement.balanceAfter': MovementNo;
  /** What an account held before and after a stretch of time, and what came and went in it: `8801…/2026-10`. */
  'fund.opening': string;
  'fund.income': string;
  'fund.expense': string;
  'fund.closing': string;

  /** A claim of an incoming transfer. */
  'claim.amount': ClaimNo;
  'claim.state': ClaimNo;
  /** A withdrawal: what arrives, what it costs, what leaves the account. */
  'withdrawal.amount': WithdrawalNo;
  'withdrawal.fee': WithdrawalNo;
  'withdrawal.total': WithdrawalNo;
  'withdrawal.state': WithdrawalNo;

  /** Coupons that may be used now. */
  'coupon.available': ProductRef;
  /** Coupons that wait to be received. */
  'coupon.waiting': ProductRef;

  /** Name of the cycle an account buys by. */
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

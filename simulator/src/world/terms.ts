/** Numbers that the specification leaves open, in one table (docs/decisions/0224; provenance assumed). */
export const terms = {
  /** A bill counts as defaulted this many days after its due date. */
  defaultAfterDays: 90,
  /** Penalty a day on overdue principal. */
  penaltyPerDay: 0.0005,
  /** Instalment fee per period, of the principal that was split. */
  instalmentFeePerPeriod: 0.006,
  /** The quota freezes when a bill has been overdue for this many days, and unfreezes when nothing is overdue. */
  freezeAfterOverdueDays: 30,
  /** A quick bill is being issued until this time of its day (spec 2 §5: orders may still change it before 24:00). */
  quickBillReadyAt: '23:59:59',
  /** Renewal is offered this many days before the credit line expires. */
  renewalWindowDays: 30,
  /** Failed face authentications allowed in a day. */
  faceAttemptsPerDay: 5,
  /** Cash back is paid this many days after a task has ended. */
  taskRewardDays: 5,
  /** Messages: kept so long; told at this time of their day, so many days before the last day of repayment or of a coupon. */
  messagesKeptDays: 180,
  /** A request waits this long for another account's decision. */
  approvalDays: 3,
  /** The operation log keeps so many days, and of one company at most so many entries. */
  operationsKeptDays: 180,
  operationsKept: 2000,
  remindTime: '09:00:00',
  remindDaysBefore: 3,
  couponRemindDays: 4,
  /** Increase by invoices: what share of them, of the last so many months, at most so many, audited within so many days. */
  invoiceShare: 0.2,
  invoiceValidMonths: 12,
  maxInvoices: 100,
  invoiceReviewDays: 2,
  /** A coupon is about to expire within this many days. */
  couponExpiringDays: 7,
  /** From an easyPay or overflow account a repayment settles in seconds. */
  repaySeconds: 6,
  /** Automatic repayments are taken at this time of their day. */
  deductTime: '09:00',
  /** A bank transfer is claimed within 30 minutes (spec 1 §9). */
  transferMinutes: 30,
  /** Claims: days that an incoming transfer is listed, wrong proofs a day, vouchers, minutes until the provider has looked. */
  incomingDays: 30,
  claimTries: 3,
  maxVouchers: 3,
  claimMinutes: 12,
  /** Withdrawals, in cents: their fee is a share within bounds, and they arrive within so many minutes. */
  withdrawal: { min: 100_00, max: 1_000_000_00, feeRate: 0.0005, minFee: 2_00, maxFee: 50_00, minutes: 120 },
  /** A part repayment pays at least this much, in cents. */
  minRepayment: 100_00,
  /** Splitting a bill takes a moment. */
  instalmentSeconds: 8,
  /** A limit is raised within seconds, or within days when somebody reads papers. */
  increaseSeconds: 2,
  increaseReviewDays: 3,
  /** Goods arrive so many days after the order, at this time; they are received when they arrive. */
  deliveryDays: 3,
  deliveredAt: '11:20:00',
  /** A refund in progress is through after so many days. */
  refundDays: 3,
  /** SMS codes (spec 2 §9): wait before the next, life of a code and of the proof, wrong tries, codes a day. */
  smsWaitSeconds: 60,
  smsExpireSeconds: 300,
  smsTokenSeconds: 600,
  smsAttempts: 5,
  smsPerDay: 10,
  /** The one code that every simulated message carries. */
  smsCode: '246810',
  /** The bimonthly cycle is for companies that have bought for this many months. */
  bimonthlyAfterMonths: 6,
  /** An uploaded file has at most 10 MB. */
  maxFileBytes: 10 * 1024 * 1024,
  /** A small transfer that verifies a company: tries, and hours to say its amount. */
  transferTries: 3,
  transferHours: 24,
  /** A link to sign by lives so long. */
  signLinkHours: 24,
  /** The review of an opening: its papers are read, then its result comes; days until a refused one may be tried again. */
  openingDocumentsHours: 24,
  openingAuditHours: 30,
  openingExpectedDays: 5,
  openingRetryDays: 30,
  /** A change of the company's data is reviewed, a settlement certificate made out in so long. */
  companyChangeHours: 26,
  certificateMinutes: 30,
  /** The payment password: wrong tries, hours that it is locked for, and the most that goes without it, in cents. */
  payPasswordTries: 5,
  payPasswordLockHours: 2,
  maxSmallAmount: 5000_00,
  /** A company has so many children at most; of a limit this share is nearly all (docs/design/look.md rule 17). */
  maxChildren: 50,
  limitNearlyUsed: 0.9,
  /** Interest that a buyer saves on interest-free funds, as a share of them. */
  interestSavedRate: 0.0025,
} as const;

/** Hours in which a bill may be issued early (spec 2 §5): from 6:00 until before 23:00. */
export const quickBillHours = { from: 6, until: 23 } as const;

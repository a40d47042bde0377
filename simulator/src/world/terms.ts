/** Numbers that the specification leaves open, in one table (docs/decisions/0224; assumed). */
export const terms = {
  /** A bill counts as defaulted once it is overdue by more than this many days. */
  defaultAfterDays: 90,
  /** Penalty a day on overdue principal. */
  penaltyPerDay: 0.0005,
  /** Instalment fee per period, of the principal that was split. */
  instalmentFeePerPeriod: 0.006,
  /** The quota freezes once a bill is overdue by more than this many days, and unfreezes when nothing is overdue. */
  freezeAfterOverdueDays: 30,
  /** A quick bill is in progress until this time of its day (spec 2 §5: orders may still change it before 24:00). */
  quickBillReadyAt: '23:59:59',
  /** Renewal is offered this many days before the credit line expires. */
  renewalWindowDays: 30,
  /** Failed face authentications allowed in a day. */
  faceAttemptsPerDay: 5,
  /** Cash back is paid this many days after a task has ended. */
  taskRewardDays: 5,
  /** A product opened less than this many days ago has first steps. */
  firstStepsDays: 90,
  /** A request waits this long for another account's decision. */
  approvalDays: 3,
  /** Saved views of a login in one list. */
  maxViews: 20,
  /** Operation log: retention in days, and maximum entries of a company. */
  operationsKeptDays: 180,
  operationsKept: 2000,
  /** Messages: retention, time of day, and lead days before the last day of a repayment or coupon. */
  messagesKeptDays: 180,
  remindTime: '09:00:00',
  remindDaysBefore: 3,
  couponRemindDays: 4,
  /** Increase by invoices: share, age in months, number, and time of the audit. */
  invoiceShare: 0.2,
  invoiceValidMonths: 12,
  maxInvoices: 100,
  invoiceReviewDays: 2,
  /** A coupon is about to expire within this many days. */
  couponExpiringDays: 7,
  /** A repayment from an easyPay or overflow account settles in seconds. */
  repaySeconds: 6,
  /** Time of day of automatic repayments. */
  deductTime: '09:00',
  /** A bank transfer is claimed within 30 minutes (spec 1 §9). */
  transferMinutes: 30,
  /**
   * Claims: days that an incoming transfer is listed, wrong proofs a day, vouchers, minutes until the provider has
   * checked.
   */
  incomingDays: 30,
  claimTries: 3,
  maxVouchers: 3,
  claimMinutes: 12,
  /** Withdrawals, in cents: the fee is a share within bounds; minutes until arrival. */
  withdrawal: { min: 100_00, max: 1_000_000_00, feeRate: 0.0005, minFee: 2_00, maxFee: 50_00, minutes: 120 },
  /** A part repayment pays at least this much, in cents. */
  minRepayment: 100_00,
  /** Duration of splitting a bill. */
  instalmentSeconds: 8,
  /** A limit is raised within seconds, or within days if files are checked. */
  increaseSeconds: 2,
  increaseReviewDays: 3,
  /** Days and time of an order's arrival; it is received on arrival. */
  deliveryDays: 3,
  deliveredAt: '11:20:00',
  /** Duration of a refund in days. */
  refundDays: 3,
  /** SMS codes (spec 2 §9): wait before the next, validity of code and proof, wrong tries, codes a day. */
  smsWaitSeconds: 60,
  smsExpireSeconds: 300,
  smsTokenSeconds: 600,
  smsAttempts: 5,
  smsPerDay: 10,
  /** Code of every simulated message. */
  smsCode: '246810',
  /** A product that was opened this many months ago offers the bimonthly cycle. */
  bimonthlyAfterMonths: 6,
  /** Maximum size of an uploaded file: 10 MB. */
  maxFileBytes: 10 * 1024 * 1024,
  /** Small transfer to verify a company: tries, and hours to enter its amount. */
  transferTries: 3,
  transferHours: 24,
  /** Validity of a link to sign. */
  signLinkHours: 24,
  /** Retention of an opening's draft after its last change. */
  openingDraftDays: 30,
  /**
   * Review of an opening: hours until the documents are read, and until the result; days in which the result is
   * promised; days until a refused one may be tried again.
   */
  openingDocumentsHours: 24,
  openingAuditHours: 30,
  openingExpectedDays: 5,
  openingRetryDays: 30,
  /** Hours of a review of company data, and minutes until a settlement certificate is issued. */
  companyChangeHours: 26,
  certificateMinutes: 30,
  /** Check of documents: unknown codes within so many minutes until it waits; longest period of a statement in days. */
  verifyTries: 5,
  verifyMinutes: 10,
  statementDays: 366,
  /** Forecast of repayment, today included. */
  outlookDays: 60,
  /** Payment password: wrong tries, hours of the lock, and the exempt amount in cents. */
  payPasswordTries: 5,
  payPasswordLockHours: 2,
  maxSmallAmount: 5000_00,
  /** Maximum children of a company; share of a limit that counts as nearly used (docs/design/look.md rule 17). */
  maxChildren: 50,
  limitNearlyUsed: 0.9,
  /** Interest saved on interest-free funds, as a share of them. */
  interestSavedRate: 0.0025,
} as const;

/** Hours for quick bills (spec 2 §5): from 6:00 until before 23:00. */
export const quickBillHours = { from: 6, until: 23 } as const;

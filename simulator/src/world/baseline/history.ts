/**
 * Purchases and bills of the company until 2026-11-12: principal per bill, in yuan. Everything shown is computed from
 * this table: months, dues, quota in use. A bill of a monthly account adds its 0.6 % fee.
 */
import type { InstalmentCount } from '../bills/schema.ts';
import type { Day } from '../values/calendar.ts';

export interface PastBill {
  pin: string;
  issuedOn: Day;
  principal: number;
  /** Split into this many periods, the first of them due in the month of issue. */
  periods?: InstalmentCount;
}

// w: weekly account, m: monthly account.
const w2 = 'hechuan_cg02';
const w3 = 'hechuan_cg03';
const m1 = 'hechuan_caigou';
const m5 = 'hechuan_cg05';

export const pastBills: readonly PastBill[] = [
  { pin: w2, issuedOn: '2026-05-25', principal: 44_120.4 },
  { pin: w3, issuedOn: '2026-05-25', principal: 38_902.15 },
  { pin: m1, issuedOn: '2026-06-01', principal: 33_918.6 },
  { pin: w2, issuedOn: '2026-06-01', principal: 29_866.3 },
  { pin: w3, issuedOn: '2026-06-08', principal: 28_174.0 },
  { pin: w2, issuedOn: '2026-06-15', principal: 28_951.25 },
  { pin: w3, issuedOn: '2026-06-22', principal: 38_206.9 },
  { pin: w2, issuedOn: '2026-06-29', principal: 38_844.2 },
  { pin: m1, issuedOn: '2026-07-01', principal: 56_540.0 },
  { pin: w3, issuedOn: '2026-07-06', principal: 33_018.75 },
  { pin: w2, issuedOn: '2026-07-13', principal: 30_962.1 },
  { pin: w3, issuedOn: '2026-07-20', principal: 50_204.6 },
  { pin: w2, issuedOn: '2026-07-27', principal: 50_890.3 },
  { pin: m5, issuedOn: '2026-08-01', principal: 16_904.5 },
  { pin: w3, issuedOn: '2026-08-03', principal: 34_975.2 },
  { pin: w2, issuedOn: '2026-08-10', principal: 36_048.0 },
  { pin: w3, issuedOn: '2026-08-17', principal: 33_127.85 },
  { pin: w2, issuedOn: '2026-08-24', principal: 61_930.4 },
  { pin: w3, issuedOn: '2026-08-31', principal: 63_045.1 },
  { pin: m1, issuedOn: '2026-09-01', principal: 46_712.9 },
  { pin: w2, issuedOn: '2026-09-07', principal: 38_009.6 },
  { pin: w3, issuedOn: '2026-09-14', principal: 35_976.3 },
  { pin: w2, issuedOn: '2026-09-21', principal: 70_118.2 },
  { pin: w3, issuedOn: '2026-09-28', principal: 71_884.7 },
  { pin: m1, issuedOn: '2026-10-01', principal: 120_351.51, periods: 6 },
  { pin: m5, issuedOn: '2026-10-01', principal: 24_850.0 },
  { pin: w2, issuedOn: '2026-10-05', principal: 24_796.4 },
  { pin: w3, issuedOn: '2026-10-12', principal: 23_084.9 },
  { pin: w2, issuedOn: '2026-10-19', principal: 30_114.2 },
  { pin: w3, issuedOn: '2026-10-26', principal: 24_350.0 },
  { pin: m1, issuedOn: '2026-11-01', principal: 186_127.07 },
  { pin: w2, issuedOn: '2026-11-02', principal: 32_618.4 },
  { pin: w3, issuedOn: '2026-11-09', principal: 28_905.6 },
];

/** Later purchases, not yet billed: account, day, yuan. */
export const recentPurchases: readonly { pin: string; day: Day; amount: number }[] = [
  { pin: m1, day: '2026-11-05', amount: 8_640.0 },
  { pin: w2, day: '2026-11-09', amount: 9_872.6 },
  { pin: m1, day: '2026-11-10', amount: 4_230.5 },
  { pin: w3, day: '2026-11-10', amount: 11_033.7 },
  { pin: w2, day: '2026-11-11', amount: 7_500.0 },
];

/** The day of this state. */
export const anchor: Day = '2026-11-12';
export const anchorTime = '10:00:00';

/** Totals of the savings popover at the anchor, in yuan. What the table does not cover is carried over from before it. */
export const savingsAtAnchor = {
  totalFunds: 2_146_800,
  interestFreeFunds: 1_286_400,
  couponDiscounts: 630.2,
} as const;

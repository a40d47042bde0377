/** Ledger at the start of a scenario, and values derived from it. */
import type { Faker } from '@faker-js/faker';
import { RefundTarget, RepaySource, UserTag, type ProductCode } from '#generated/shared/enums.ts';
import { savings } from '../benefits/savings.ts';
import { moveDueDate } from '../bills/postpone.ts';
import { mainInvestorNo } from '../company/investors.ts';
import type { Given } from '../given.ts';
import type { Refund } from '../ledger/schema.ts';
import { addDays } from '../values/calendar.ts';
import { cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { withAfterSale } from './afterSale.ts';
import { generatedLedger, type WorldSize } from './drawn.ts';
import { overflowAccountNo } from './funds.ts';
import { anchor, savingsAtAnchor } from './history.ts';
import { makeLedger } from './ledger.ts';
import type { LedgerParts } from './ledgerParts.ts';
import { childPin, parentPin, secondInvestorPin } from './people.ts';

type WholeLedger = LedgerParts & { refunds: Refund[] };

const emptyLedger: WholeLedger = {
  orders: [],
  loans: [],
  bills: [],
  repayments: [],
  instalments: [],
  refunds: [],
};

/** Returns the target of refunds that reduce no debt; undefined if the company has no fund account. */
const refundAccountOf = ({ funds }: Given): RefundTarget | undefined => {
  if (funds?.none) return undefined;
  return funds?.withoutOverflow ? RefundTarget.EasyPay : RefundTarget.Overflow;
};

export function ledgerOf(
  faker: Faker,
  given: Given,
  product: ProductCode,
  accounts: World['accounts'],
  size?: WorldSize,
): WholeLedger {
  const {
    none,
    overdueDays = 0,
    allRepaid,
    unbilled,
    moved,
    secondInvestor,
    paidLateDays,
  } = given.bills ?? {};
  if (none || given.opening?.opened === false) return emptyLedger;
  if (size) return { ...emptyLedger, ...generatedLedger(faker, size, product, accounts) };
  const ledger = makeLedger(faker, {
    product,
    accounts,
    paidUntil: allRepaid ? '9999-12-31' : addDays(anchor, -overdueDays - 1),
    keepUnbilled: (pin) => unbilled === undefined || (unbilled === 'others-only' && pin !== parentPin),
    discounted: given.viewer?.userTag === UserTag.Pop,
    ...(secondInvestor && { secondInvestorPin }),
    ...(paidLateDays !== undefined && { late: { pin: childPin, days: paidLateDays } }),
    olderBills: given.history?.bills ?? 0,
  });
  const whole = withAfterSale(ledger, product, refundAccountOf(given));
  return moved === undefined ? whole : { ...whole, bills: moveDueDate(whole.bills, moved) };
}

/** Returns savings from before the ledger. */
export function carriedSavings(ledger: WholeLedger): World['savings'] {
  if (ledger.bills.length === 0) return { totalFunds: 0, interestFreeFunds: 0, couponDiscounts: 0 };
  const known = savings({ totalFunds: 0, interestFreeFunds: 0, couponDiscounts: 0 }, ledger);
  return {
    totalFunds: Math.max(0, cents(savingsAtAnchor.totalFunds) - known.totalFunds),
    interestFreeFunds: Math.max(0, cents(savingsAtAnchor.interestFreeFunds) - known.interestFreeFunds),
    couponDiscounts: cents(savingsAtAnchor.couponDiscounts),
  };
}

/** Marks one past repayment as paid from the overflow account, if this world has both. */
export function paidFromOverflow(
  ledger: WholeLedger,
  { funds }: Given,
): {
  ledger: WholeLedger;
  paidByAccount?: { id: string; amount: number; at: string };
} {
  const paid = ledger.repayments.find(
    ({ submittedAt, investorNo }) => submittedAt.startsWith('2026-11-01') && investorNo === mainInvestorNo,
  );
  if (paid === undefined || funds?.none || funds?.withoutOverflow) return { ledger };
  const moved = { ...paid, source: RepaySource.Overflow, accountNo: overflowAccountNo };
  const repayments = ledger.repayments.map((entry) => (entry === paid ? moved : entry));
  return {
    ledger: { ...ledger, repayments },
    paidByAccount: { id: paid.id, amount: paid.amount, at: paid.finishedAt },
  };
}

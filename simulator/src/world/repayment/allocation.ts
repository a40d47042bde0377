import type { Share } from '../ledger/schema.ts';
/** How an amount is spread over periods, and what of it a coupon pays. */
import { sum, type Cents } from '../values/money.ts';
import { minus, noParts, sumParts, take, total } from '../values/parts.ts';
import type { Payable } from './repayTargets.ts';

/** Fills the periods one after the other in their order of urgency. */
export function allocate(payables: readonly Payable[], amount: Cents): Share[] {
  const shares: Share[] = [];
  let left = amount;
  for (const { bill, item, due, early } of payables) {
    if (left === 0) break;
    const parts = take(due, Math.min(left, total(due)));
    left -= total(parts);
    const settles = total(parts) === total(due);
    // Paid off before its billing day, a period costs no fee; a part of it saves nothing.
    const waivedFee = early && settles ? item.fee : 0;
    shares.push({ billId: bill.id, period: item.period, parts, discount: noParts, waivedFee, settles });
  }
  return shares;
}

/** Lets a coupon pay the last cents of the shares, principal before costs. */
export function discountShares(shares: readonly Share[], discount: Cents): Share[] {
  let left = discount;
  return shares
    .toReversed()
    .map((share) => {
      const paid = take(share.parts, Math.min(left, total(share.parts)), true);
      left -= total(paid);
      return { ...share, discount: paid };
    })
    .toReversed();
}

export const partsOf = (shares: readonly Share[]) => sumParts(shares.map((share) => share.parts));

export const dueOf = (payables: readonly Payable[]) => sumParts(payables.map((payable) => payable.due));

/** What paying off early saves. */
export const savedBy = (shares: readonly Share[]): Cents => sum(shares.map((share) => share.waivedFee));

/** What a share pays in money. */
export const inMoney = (share: Share) => minus(share.parts, share.discount);

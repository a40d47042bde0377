/** Distributes an amount over periods, and the part that a coupon pays. */
import type { Share } from '../ledger/schema.ts';
import { sum, type Cents } from '../values/money.ts';
import { minus, noParts, sumParts, take, total } from '../values/parts.ts';
import type { Payable } from './repayTargets.ts';

/** Fills the periods one after the other by urgency. */
export function allocate(payables: readonly Payable[], amount: Cents): Share[] {
  const shares: Share[] = [];
  let left = amount;
  for (const { bill, item, due, early } of payables) {
    if (left === 0) break;
    const parts = take(due, Math.min(left, total(due)));
    left -= total(parts);
    const settles = total(parts) === total(due);
    // A period paid off before its billing day has no fee; a part payment saves nothing.
    const waivedFee = early && settles ? item.fee : 0;
    shares.push({ billId: bill.id, period: item.period, parts, discount: noParts, waivedFee, settles });
  }
  return shares;
}

/** Uses a coupon for the last cents of the shares, principal before costs. */
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

/** Returns the saving of early payment. */
export const savedBy = (shares: readonly Share[]): Cents => sum(shares.map((share) => share.waivedFee));

/** Returns the money part of a share. */
export const inMoney = (share: Share) => minus(share.parts, share.discount);

/** Distributes a repayment over periods, and the discount of a coupon over the shares. */
import type { Share } from '../ledger/schema.ts';
import { sum, type Cents } from '../values/money.ts';
import { minus, noParts, sumParts, take, total } from '../values/parts.ts';
import type { Payable } from './repayTargets.ts';

/** Distributes an amount over periods, the most urgent first. */
export function allocate(payables: readonly Payable[], amount: Cents): Share[] {
  const shares: Share[] = [];
  let left = amount;
  for (const { bill, item, due, early } of payables) {
    if (left === 0) break;
    const parts = take(due, Math.min(left, total(due)));
    left -= total(parts);
    const settles = total(parts) === total(due);
    // The fee is waived if the whole period is paid before its billing day; a part payment saves nothing.
    const waivedFee = early && settles ? item.fee : 0;
    shares.push({ billId: bill.id, period: item.period, parts, discount: noParts, waivedFee, settles });
  }
  return shares;
}

/** Distributes a discount over the shares: from the last share on, and principal before costs. */
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

/** Returns the fees that early payment has saved. */
export const waivedFees = (shares: readonly Share[]): Cents => sum(shares.map((share) => share.waivedFee));

/** Returns the parts of a share that are paid with money, without the discount. */
export const moneyParts = (share: Share) => minus(share.parts, share.discount);

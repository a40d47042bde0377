import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { LimitUse } from '#generated/shared/enums/LimitUse.ts';
import { readAmount } from '../../format/amount.ts';
import { formatAmount } from '../../format/money.ts';
import { amountError } from '../../ui/form/amountError.ts';
import { copy } from './copy.ts';
import type { Account } from './queries.ts';

export const isFrozen = ({ status }: Pick<Account, 'status'>): boolean => status === AccountStatus.Frozen;

/** Filled share of the bar in whole per cent; a limit of zero is an empty bar. */
export const barShare = ({ used, limit = 0 }: Pick<Account, 'used' | 'limit'>): number =>
  limit <= 0 ? 0 : Math.min(100, Math.floor((used / limit) * 100));

/** Returns the remaining amount with the word for the bar's colour. */
export function leftText(limitUse: Account['limitUse'], amount: string): string {
  if (limitUse === LimitUse.UsedUp) return copy.limit.usedUp(amount);
  return limitUse === LimitUse.NearlyUsed ? copy.limit.nearly(amount) : copy.limit.left(amount);
}

/** Returns an account's remaining amount under a limit; without one it shares the company's. */
export const leftUnder = (limit: number | undefined, used: number, available: number): number =>
  limit === undefined ? available : Math.max(0, Math.min(available, Math.round((limit - used) * 100) / 100));

/** The choice of the limit in the forms. */
export interface LimitChoice {
  readonly capped: boolean;
  readonly limit: string;
}

/** Returns the problem of the chosen limit; a shared line has none. */
export function limitProblem(
  { capped, limit }: LimitChoice,
  { from, to }: { readonly from: number; readonly to: number },
): string | undefined {
  if (!capped) return undefined;
  const amount = readAmount(limit);
  if (amount === undefined) return amountError(limit, copy.form.badAmount);
  return amount < from || amount > to
    ? copy.form.outOfRange(formatAmount(from), formatAmount(to))
    : undefined;
}

/**
 * Returns when a limit takes effect: at once, or after an approval. Without a limit an account may use the whole
 * line. @param above amount that needs an approval, if there is one
 */
export const effectOf = (
  { limit }: { readonly limit?: number },
  { creditLimit, above }: { readonly creditLimit: number; readonly above: number | undefined },
): string =>
  above !== undefined && (limit ?? creditLimit) > above
    ? copy.limitDrawer.waits(formatAmount(above))
    : copy.limitDrawer.atOnce;

/** Request form of the limit: none for a shared line. */
export const limitOf = ({ capped, limit }: LimitChoice): { limit?: number } => {
  const amount = capped ? readAmount(limit) : undefined;
  return amount === undefined ? {} : { limit: amount };
};

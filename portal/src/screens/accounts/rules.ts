import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { LimitUse } from '#generated/shared/enums/LimitUse.ts';
import { readAmount } from '../../format/amount.ts';
import { formatAmount } from '../../format/money.ts';
import { amountError } from '../../ui/form/amountError.ts';
import { copy } from './copy.ts';
import type { Account } from './queries.ts';

export const isFrozen = ({ status }: Pick<Account, 'status'>): boolean => status === AccountStatus.Frozen;

/** Filled share of the bar in whole per cent, 100 at most. The bar is empty without a limit, or with a limit of 0. */
export const barShare = ({ used, limit = 0 }: Pick<Account, 'used' | 'limit'>): number =>
  limit <= 0 ? 0 : Math.min(100, Math.floor((used / limit) * 100));

/** Returns the text about the remaining amount. It also says what the bar's colour means. */
export function leftText(limitUse: Account['limitUse'], amount: string): string {
  if (limitUse === LimitUse.UsedUp) return copy.limit.usedUp(amount);
  return limitUse === LimitUse.NearlyUsed ? copy.limit.nearly(amount) : copy.limit.left(amount);
}

/**
 * Returns the amount that an account could still use with a limit, in yuan.
 * @param limit undefined: the account shares the company's quota
 * @param used by this account
 * @param available of the company
 */
export const leftUnder = (limit: number | undefined, used: number, available: number): number =>
  limit === undefined ? available : Math.max(0, Math.min(available, Math.round((limit - used) * 100) / 100));

/** The choice of the limit in the forms. */
export interface LimitChoice {
  readonly capped: boolean;
  readonly limit: string;
}

/** Returns the problem of the chosen limit. The shared quota has none. */
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
 * Returns the text that says when a limit takes effect: at once, or after an approval. An account without a limit may
 * use the whole quota, so the whole quota is compared.
 * @param approvalAbove amount above which an approval is needed; undefined: never
 */
export const effectOf = (
  { limit }: { readonly limit?: number },
  {
    creditLimit,
    approvalAbove,
  }: { readonly creditLimit: number; readonly approvalAbove: number | undefined },
): string =>
  approvalAbove !== undefined && (limit ?? creditLimit) > approvalAbove
    ? copy.limitDrawer.waits(formatAmount(approvalAbove))
    : copy.limitDrawer.atOnce;

/** The limit as the request has it: absent for the shared quota. */
export const limitOf = ({ capped, limit }: LimitChoice): { limit?: number } => {
  const amount = capped ? readAmount(limit) : undefined;
  return amount === undefined ? {} : { limit: amount };
};

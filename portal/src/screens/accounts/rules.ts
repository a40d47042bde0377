import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { LimitUse } from '#generated/shared/enums/LimitUse.ts';
import { readAmount } from '../../format/amount.ts';
import { formatAmount } from '../../format/money.ts';
import { amountReason } from '../../ui/form/amountReason.ts';
import { copy } from './copy.ts';
import type { Account } from './queries.ts';

export const isFrozen = ({ status }: Pick<Account, 'status'>): boolean => status === AccountStatus.Frozen;

/** How much of the bar is filled, in whole per cent; a limit of nothing is an empty bar. */
export const barShare = ({ used, limit = 0 }: Pick<Account, 'used' | 'limit'>): number =>
  limit <= 0 ? 0 : Math.min(100, Math.floor((used / limit) * 100));

/** What is left, with the word that the bar's colour stands for. */
export function leftText(limitUse: Account['limitUse'], amount: string): string {
  if (limitUse === LimitUse.UsedUp) return copy.limit.usedUp(amount);
  return limitUse === LimitUse.NearlyUsed ? copy.limit.nearly(amount) : copy.limit.left(amount);
}

/** What an account would have left under a limit; without one it shares what the company has. */
export const leftUnder = (limit: number | undefined, used: number, available: number): number =>
  limit === undefined ? available : Math.max(0, Math.min(available, Math.round((limit - used) * 100) / 100));

/** How the limit is given, as the forms hold it. */
export interface LimitChoice {
  readonly capped: boolean;
  readonly limit: string;
}

/** What is wrong with the chosen limit; a shared line needs none. */
export function limitProblem(
  { capped, limit }: LimitChoice,
  { from, to }: { readonly from: number; readonly to: number },
): string | undefined {
  if (!capped) return undefined;
  const amount = readAmount(limit);
  if (amount === undefined) return amountReason(limit, copy.form.badAmount);
  return amount < from || amount > to
    ? copy.form.outOfRange(formatAmount(from), formatAmount(to))
    : undefined;
}

/**
 * When a limit would take effect: at once, or after a second pair of eyes. Without one of its own an account may use the whole line.
 * @param above the amount above which somebody else decides, if anybody does
 */
export const effectOf = (
  { limit }: { readonly limit?: number },
  { creditLimit, above }: { readonly creditLimit: number; readonly above: number | undefined },
): string =>
  above !== undefined && (limit ?? creditLimit) > above
    ? copy.limitDrawer.waits(formatAmount(above))
    : copy.limitDrawer.atOnce;

/** As it is sent: none for a shared line. */
export const limitOf = ({ capped, limit }: LimitChoice): { limit?: number } => {
  const amount = capped ? readAmount(limit) : undefined;
  return amount === undefined ? {} : { limit: amount };
};

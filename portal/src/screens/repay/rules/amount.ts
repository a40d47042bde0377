import { formatAmount } from '../../../format/money.ts';
import { copy } from '../copy.ts';

/** Digits, with thousands in groups of three as tables show them, and at most two decimals. portal.md "Forms" */
const written = /^(?:0|[1-9]\d{0,9}|[1-9]\d{0,2}(?:,\d{3}){1,3})(?:\.(\d*))?$/;

export const centsOf = (yuan: number): number => Math.round(yuan * 100);

/** What a user wrote, in yuan; undefined when it is no amount. Spaces around it are forgiven. */
export function readAmount(text: string): number | undefined {
  const plain = text.trim();
  const decimals = written.exec(plain)?.[1];
  if (!written.test(plain) || decimals === '' || (decimals?.length ?? 0) > 2) return undefined;
  return Number(plain.replaceAll(',', ''));
}

interface Limits {
  readonly owed: number;
  /** Least amount of a part repayment; all of it where less is owed. */
  readonly minAmount: number;
}

/** Why an amount cannot be repaid, in the user's words. */
export function amountProblem(text: string, { owed, minAmount }: Limits): string | undefined {
  const { problems } = copy.amount;
  const plain = text.trim();
  if (plain === '') return problems.empty;
  if (/^[\d,]+\.\d{3,}$/.test(plain)) return problems.decimals;
  const amount = readAmount(plain);
  if (amount === undefined) return problems.notAnAmount;
  if (amount === 0) return problems.zero;
  if (centsOf(amount) > centsOf(owed)) return problems.above(formatAmount(owed));
  return centsOf(amount) < centsOf(minAmount) ? problems.below(formatAmount(minAmount)) : undefined;
}

/** Above this the overflow account is suggested, in yuan. 1 §9, 2 §9 */
const OVERFLOW_TIP_ABOVE = 20_000;

export const suggestsOverflow = (amount: number | undefined): boolean =>
  amount !== undefined && amount > OVERFLOW_TIP_ABOVE;

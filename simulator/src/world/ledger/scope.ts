/** What a question to the ledger is about. */
import type { ProductCode } from '#generated/shared/enums.ts';
import type { Bill, Loan, Order, Repayment } from './schema.ts';

/** What the rules of the ledger read of a world. */
export interface Ledger {
  readonly orders: readonly Order[];
  readonly loans: readonly Loan[];
  readonly bills: readonly Bill[];
  readonly repayments: readonly Repayment[];
}

/** Narrows a question to a product, to one login, or to neither. */
export interface Scope {
  product?: ProductCode;
  pin?: string;
}

export const within =
  (scope: Scope) =>
  (entry: { product: ProductCode; pin: string }): boolean =>
    (scope.product === undefined || entry.product === scope.product) &&
    (scope.pin === undefined || entry.pin === scope.pin);

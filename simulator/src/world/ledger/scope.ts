/** Scope of a ledger query. */
import type { ProductCode } from '#generated/shared/enums.ts';
import type { Bill, Loan, Order, Repayment } from './schema.ts';

/** Part of a world that the ledger's rules read. */
export interface Ledger {
  readonly orders: readonly Order[];
  readonly loans: readonly Loan[];
  readonly bills: readonly Bill[];
  readonly repayments: readonly Repayment[];
}

/** Restricts a query to a product, to one login, to both or to neither. */
export interface Scope {
  product?: ProductCode;
  pin?: string;
}

/** Returns whether an entry is in the scope. */
export const within =
  (scope: Scope) =>
  (entry: { product: ProductCode; pin: string }): boolean =>
    (scope.product === undefined || entry.product === scope.product) &&
    (scope.pin === undefined || entry.pin === scope.pin);

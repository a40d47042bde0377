/** Parts of a past ledger. */
import type { Instalment } from '../bills/schema.ts';
import type { Bill, Loan, Order, Repayment } from '../ledger/schema.ts';

export interface LedgerParts {
  orders: Order[];
  loans: Loan[];
  bills: Bill[];
  repayments: Repayment[];
  instalments: Instalment[];
}

/** Concatenates two ledgers in order of time. The older one has no instalments. */
export const concatenated = (older: LedgerParts, newer: LedgerParts): LedgerParts =>
  older.bills.length === 0
    ? newer
    : {
        orders: [...older.orders, ...newer.orders],
        loans: [...older.loans, ...newer.loans],
        bills: [...older.bills, ...newer.bills],
        repayments: [...older.repayments, ...newer.repayments],
        instalments: newer.instalments,
      };

import { accepted, expectedIncrease, type InvoiceCheck } from '#simulator/world/invoices/check.ts';
import { limitOf } from '#simulator/world/quota/increase.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';

const invoiceCheck = ({ no, state, reason, invoice }: InvoiceCheck) => ({
  invoiceNo: no,
  state,
  ...(reason !== undefined && { reason }),
  ...(invoice && {
    invoicedOn: invoice.invoicedOn,
    amount: yuan(invoice.amount),
    seller: invoice.seller,
  }),
});

/** Returns each invoice with its check result, and the total of the accepted ones. */
export function invoiceChecks(world: World, checks: readonly InvoiceCheck[]) {
  const taken = accepted(checks);
  const increase = expectedIncrease(world, taken);
  return {
    invoices: checks.map(invoiceCheck),
    acceptedCount: taken.length,
    acceptedAmount: yuan(sum(taken.map(({ amount }) => amount))),
    limitBefore: yuan(limitOf(world)),
    expectedIncrease: yuan(increase),
    limitAfter: yuan(limitOf(world) + increase),
  };
}

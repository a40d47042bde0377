import { checkInvoices as check } from '#simulator/world/invoices/check.ts';
import { hasFeature } from '#simulator/world/products.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { invoiceChecks } from '../wire/invoice.ts';

export const checkInvoices: Handler<'provisional', 'checkInvoices'> = (
  { productCode, invoices },
  { world, now },
) => {
  if (!hasFeature(productCode, 'increase')) return { refuse: 'ProductNotAllowed' };
  const invoicesToCheck = invoices.map(({ invoiceNo, invoicedOn, amount }) => ({
    no: invoiceNo,
    ...(invoicedOn !== undefined && { invoicedOn }),
    ...(amount !== undefined && { amount: cents(amount) }),
  }));
  return { data: invoiceChecks(world, check(world, invoicesToCheck, now)) };
};

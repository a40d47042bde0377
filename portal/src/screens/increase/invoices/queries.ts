import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { checkInvoices } from '#generated/provisional/operations/checkInvoices.ts';
import { queryInvoiceQuota } from '#generated/provisional/operations/queryInvoiceQuota.ts';
import type { ProductCode } from '#portal/products/product.ts';

export type Entry = Inputs['checkInvoices']['invoices'][number];
export type Checks = Outputs['checkInvoices'];
export type Check = Checks['invoices'][number];
export type InvoiceQuota = Outputs['queryInvoiceQuota'];

export const invoiceQuotaKey = ['provisional', 'queryInvoiceQuota'] as const;

/** The invoice limits and the applications; refetched on each visit, because an audit may have ended. */
export const invoiceQuotaQuery = (productCode: ProductCode) =>
  queryOptions({
    staleTime: 0,
    queryKey: [...invoiceQuotaKey, { productCode }],
    queryFn: ({ signal }) => queryInvoiceQuota({ productCode }, { silent: true, signal }),
  });

/** The checks of all entered invoices, requested together, because duplicates only show in the whole list. */
export const checksQuery = (productCode: ProductCode, invoices: readonly Entry[]) => {
  const input = { productCode, invoices: [...invoices] };
  return queryOptions({
    staleTime: 0,
    queryKey: ['provisional', 'checkInvoices', input],
    queryFn: ({ signal }) => checkInvoices(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
    enabled: invoices.length > 0,
  });
};

import { queryOptions } from '@tanstack/react-query';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { checkSettleCertificate } from '#generated/provisional/operations/checkSettleCertificate.ts';
import { querySettleCertificates } from '#generated/provisional/operations/querySettleCertificates.ts';
import { CertificateStatus } from '#generated/shared/enums/CertificateStatus.ts';
import type { ProductCode } from '../../products/product.ts';

const MINUTE = 60_000; // ms

export type Certificate = Outputs['querySettleCertificates']['list'][number];
export type Coverage = Pick<Inputs['checkSettleCertificate'], 'scope' | 'from' | 'to'>;

export const certificatesQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'querySettleCertificates', { productCode }],
    queryFn: ({ signal }) => querySettleCertificates({ productCode }, { silent: true, signal }),
    // A pending certificate becomes ready within half an hour.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => status === CertificateStatus.Pending) ? MINUTE : false,
  });

/** Blockers of a certificate. Each view requests them: users settle them on other pages. */
export const checkQuery = (productCode: ProductCode, coverage: Coverage) => {
  const input = { productCode, ...coverage };
  return queryOptions({
    queryKey: ['provisional', 'checkSettleCertificate', input],
    queryFn: ({ signal }) => checkSettleCertificate(input, { silent: true, signal }),
    staleTime: 0,
  });
};

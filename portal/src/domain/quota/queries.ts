import { queryOptions } from '@tanstack/react-query';
import { queryLedgerRepayment } from '#generated/gateway/operations/queryLedgerRepayment.ts';
import { queryUserIncrLimitQual } from '#generated/gateway/operations/queryUserIncrLimitQual.ts';
import { userDataV2 } from '#generated/gateway/operations/userDataV2.ts';
import { queryQuotaDetail } from '#generated/provisional/operations/queryQuotaDetail.ts';
import { computeActionCodeVersion } from '#generated/standard/operations/computeActionCodeVersion.ts';
import { queryUserAccessQualification } from '#generated/standard/operations/queryUserAccessQualification.ts';
import { fingerprint } from '../../api/fingerprint.ts';
import { dataOf } from '../../api/tolerated.ts';
import { increaseMethodsOf } from '../../products/increaseMethods.ts';
import type { ProductCode } from '../../products/product.ts';
import { INCREASE_ACTION, INCREASE_SOURCE } from './increase.ts';
import { CREDIT_EXPIRED } from './renewal.ts';

/** Failures of these requests are silent: dependent features are off. 2 §8 */
const silent = { silent: true } as const;

/** For data that a loader has requested: a component that mounts after a failure shows it and does not retry. */
const requestedByLoader = { retryOnMount: false } as const;

export const homeDataQuery = (productCode: ProductCode) =>
  queryOptions({
    ...requestedByLoader,
    queryKey: ['gateway', 'userDataV2', { productCode }],
    queryFn: ({ signal }) => userDataV2({ productCode }, { signal }),
  });

export const repayTipQuery = (productCode: ProductCode) =>
  queryOptions({
    ...requestedByLoader,
    queryKey: ['gateway', 'queryLedgerRepayment', { productCode }],
    queryFn: ({ signal }) => queryLedgerRepayment({ productCode }, { signal }),
  });

export const entryQuery = (productCode: ProductCode) => {
  const input = { productCode, actionCode: INCREASE_ACTION };
  return queryOptions({
    ...requestedByLoader,
    queryKey: ['standard', 'computeActionCodeVersion', input],
    queryFn: ({ signal }) => dataOf(computeActionCodeVersion(input, { ...silent, signal })),
  });
};

export const methodsQuery = (productCode: ProductCode) => {
  const input = { productCode, queryTypeList: increaseMethodsOf(productCode), sourceScene: INCREASE_SOURCE };
  return queryOptions({
    ...requestedByLoader,
    queryKey: ['gateway', 'queryUserIncrLimitQual', input],
    queryFn: async ({ signal }) => {
      const { eid } = await fingerprint();
      return queryUserIncrLimitQual({ ...input, fingerprint: eid }, { ...silent, signal });
    },
  });
};

export const renewalQuery = (productCode: ProductCode) => {
  const input = { requiredAccessTypeInfoList: [{ accessType: CREDIT_EXPIRED }] } as const;
  return queryOptions({
    ...requestedByLoader,
    queryKey: ['standard', 'queryUserAccessQualification', { ...input, productCode }],
    queryFn: ({ signal }) =>
      dataOf(
        queryUserAccessQualification(
          { requiredAccessTypeInfoList: [...input.requiredAccessTypeInfoList] },
          { ...silent, signal },
        ),
      ),
  });
};

export const quotaDetailQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryQuotaDetail', { productCode }],
    queryFn: ({ signal }) => queryQuotaDetail({ productCode }, { ...silent, signal }),
  });

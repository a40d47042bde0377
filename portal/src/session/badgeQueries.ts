import { queryOptions } from '@tanstack/react-query';
import { queryUserActivityTaskPage } from '#generated/gateway/operations/queryUserActivityTaskPage.ts';
import { monthplusTrial } from '#generated/legacy/operations/monthplusTrial.ts';
import { queryNeedSignContractList } from '#generated/provisional/operations/queryNeedSignContractList.ts';
import { settleProofSignCheck } from '#generated/standard/operations/settleProofSignCheck.ts';
import { oncePerLoad } from '../api/oncePerLoad.ts';
import { dataOf } from '../api/tolerated.ts';
import { DEFAULT_PRODUCT } from '../products/catalogue.ts';
import type { ProductCode } from '../products/product.ts';
import type { GuardedSession } from './session.ts';

/** The first page of the tasks in progress. The query of home has the same key, so both share one response. 2 §7 */
const tasksInput = { taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6 } as const;

const tasksQuery = (productCode: ProductCode) => {
  const input = { ...tasksInput, productCode };
  return queryOptions({
    queryKey: ['gateway', 'queryUserActivityTaskPage', input],
    queryFn: () => queryUserActivityTaskPage(input, { silent: true }),
  });
};

/** Runs once per page load (1 §4: the frame-initialised flag). */
export const monthPlusQuery = (productCode: ProductCode, jdpin: string) =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['legacy', 'monthplusTrial', { productCode, jdpin }],
    queryFn: () => monthplusTrial({ productCode, jdpin }, { silent: true }),
  });

export const needSignQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryNeedSignContractList', { productCode }],
    queryFn: () => queryNeedSignContractList({ productCode }, { silent: true }),
  });

/** A tolerated code (1 §8) has no data: `dataOf` makes it a failure, which is silent (1 §7), so that no badge shows. */
const settleProofQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['standard', 'settleProofSignCheck', { productCode }],
    queryFn: () => dataOf(settleProofSignCheck({ productCode }, { silent: true })),
  });

/** Returns the queries behind the menu's badges that this session needs. */
export function badgeQueriesFor({ product, userInfo, isParent, openStatus }: GuardedSession) {
  const code = product?.code ?? DEFAULT_PRODUCT;
  const isOpenCompany = openStatus.opened && product?.type === 'company';
  const jdpin = userInfo?.jdpin ?? '';
  return {
    tasks: { ...tasksQuery(code), enabled: isOpenCompany && product.features.activities },
    monthPlus: { ...monthPlusQuery(code, jdpin), enabled: isOpenCompany && jdpin !== '' },
    needSign: { ...needSignQuery(code), enabled: openStatus.opened && isParent },
    settle: {
      ...settleProofQuery(code),
      enabled: isOpenCompany && isParent && product.features.settleCertificate,
    },
  };
}

import { queryOptions } from '@tanstack/react-query';
import { gateway, legacy, provisional, standard } from '../api/clients.ts';
import type { ProductCode } from '../products/product.ts';

/** The first page of the tasks in progress: home shows the same answer. 2 §7 */
export const tasksInput = { taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6 } as const;

export const tasksQuery = (productCode: ProductCode) => {
  const input = { ...tasksInput, productCode };
  return queryOptions({
    queryKey: ['gateway', 'queryUserActivityTaskPage', input],
    queryFn: () => gateway.call('queryUserActivityTaskPage', input, { silent: true }),
  });
};

/** Runs once per page load (1 §4: the frame-initialised flag). */
export const monthPlusQuery = (productCode: ProductCode, jdpin: string) =>
  queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryKey: ['legacy', 'monthplusTrial', { productCode, jdpin }],
    queryFn: () => legacy.call('monthplusTrial', { productCode, jdpin }, { silent: true }),
  });

export const needSignQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryNeedSignContractList', { productCode }],
    queryFn: () => provisional.call('queryNeedSignContractList', { productCode }, { silent: true }),
  });

/** Message suppressed, failure silent. 1 §7 */
export const settleProofQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['standard', 'settleProofSignCheck', { productCode }],
    queryFn: () => standard.call('settleProofSignCheck', { productCode }, { silent: true }),
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryInstalmentResult } from '#generated/provisional/operations/queryInstalmentResult.ts';
import { trialInstalment } from '#generated/provisional/operations/trialInstalment.ts';
import { InstalmentStatus } from '#generated/shared/enums/InstalmentStatus.ts';
import type { RepayMethod } from '#generated/shared/enums/RepayMethod.ts';
import type { ProductCode } from '../../products/product.ts';
import type { Periods } from './rules.ts';

/** Failures are shown in place. */
const silent = { silent: true } as const;
/** Costs and results are requested on each visit. */
const alwaysStale = { staleTime: 0 } as const;

export interface Plan {
  readonly billNo: string;
  readonly periods: Periods;
  readonly method: RepayMethod;
}

export const trialQuery = (productCode: ProductCode, plan: Plan) => {
  const input = { productCode, ...plan };
  return queryOptions({
    ...alwaysStale,
    queryKey: ['provisional', 'trialInstalment', input],
    queryFn: ({ signal }) => trialInstalment(input, { ...silent, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Milliseconds between two requests while an application is being processed. */
const POLL_INTERVAL = 2000;

export const resultQuery = (
  productCode: ProductCode,
  by: { readonly instalmentNo?: string; readonly idempotencyKey?: string },
) => {
  const input = { productCode, ...by };
  return queryOptions({
    ...alwaysStale,
    queryKey: ['provisional', 'queryInstalmentResult', input],
    queryFn: ({ signal }) => queryInstalmentResult(input, { ...silent, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === InstalmentStatus.Processing ? POLL_INTERVAL : false,
  });
};

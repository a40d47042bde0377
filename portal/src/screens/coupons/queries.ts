import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryCouponPage } from '#generated/provisional/operations/queryCouponPage.ts';
import type { CouponStatus } from '#generated/shared/enums/CouponStatus.ts';
import type { Outputs as StandardOutputs } from '#generated/standard/io.ts';
import { queryAvailChannelCoupons } from '#generated/standard/operations/queryAvailChannelCoupons.ts';
import { fingerprint } from '../../api/fingerprint.ts';
import { isTolerated } from '../../api/tolerated.ts';
import type { ProductCode } from '../../products/product.ts';
import type { PageRequest } from '../../ui/table/pagination.ts';
import { isCouponPrize } from './rules.ts';

export type OwnedCoupon = Outputs['queryCouponPage']['list'][number];
export type WaitingCoupon = StandardOutputs['queryAvailChannelCoupons']['channelCoupons'][number];

/** Each visit requests the coupons again: another user may have used one meanwhile. */
const alwaysStale = { staleTime: 0 } as const;

export const ownedQuery = (
  productCode: ProductCode,
  status: readonly CouponStatus[],
  { pageNo, size }: PageRequest,
) => {
  const input = { productCode, ...(status.length > 0 && { status: [...status] }), pageNo, pageSize: size };
  return queryOptions({
    ...alwaysStale,
    queryKey: ['provisional', 'queryCouponPage', input],
    queryFn: ({ signal }) => queryCouponPage(input, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Coupons to draw, or the provider's reason why there are none. */
export interface Waiting {
  readonly coupons: readonly WaitingCoupon[];
  readonly reason?: string | undefined;
}

/** Coupons to draw. A channel without an activity or without coupons returns a tolerated code with its reason. 1 §8 */
export const waitingQuery = (productCode: ProductCode) =>
  queryOptions({
    ...alwaysStale,
    queryKey: ['standard', 'queryAvailChannelCoupons', { productCode }],
    queryFn: async ({ signal }): Promise<Waiting> => {
      const { eid, fp, jsToken: sdkToken } = await fingerprint();
      const input = { productCode, eid, fp, sdkToken };
      const response = await queryAvailChannelCoupons(input, { silent: true, signal });
      return isTolerated(response)
        ? { coupons: [], reason: response.resultMsg }
        : { coupons: response.channelCoupons.filter(({ prizeType }) => isCouponPrize(prizeType)) };
    },
  });

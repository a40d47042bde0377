import { queryOptions } from '@tanstack/react-query';
import { queryCouponInfo } from '#generated/gateway/operations/queryCouponInfo.ts';
import type { ProductCode } from '../../products/product.ts';

/** Number of usable coupons, and of those to be received. A failure is silent: the counts are absent then. 2 §8 */
export const couponInfoQuery = (productCode: ProductCode) =>
  queryOptions({
    // The home's loader or its first effect has requested it: a card that mounts after a failure does not retry.
    retryOnMount: false,
    queryKey: ['gateway', 'queryCouponInfo', { productCode }],
    queryFn: ({ signal }) => queryCouponInfo({ productCode }, { silent: true, signal }),
  });

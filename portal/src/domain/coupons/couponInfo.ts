import { queryOptions } from '@tanstack/react-query';
import { queryCouponInfo } from '#generated/gateway/operations/queryCouponInfo.ts';
import type { ProductCode } from '../../products/product.ts';

/** How many coupons may be used and received. Its failure says nothing: whoever shows it shows none. 2 §8 */
export const couponInfoQuery = (productCode: ProductCode) =>
  queryOptions({
    // The home's loader, or its first effect, has asked already: a card that mounts after a failure does not ask again.
    retryOnMount: false,
    queryKey: ['gateway', 'queryCouponInfo', { productCode }],
    queryFn: ({ signal }) => queryCouponInfo({ productCode }, { silent: true, signal }),
  });

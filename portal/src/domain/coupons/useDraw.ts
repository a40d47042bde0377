import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { drawCouponsStdjc } from '#generated/gateway/operations/drawCouponsStdjc.ts';
import type { ApiError } from '#generated/runtime/failure.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { leavesOpen } from '../submission/submitOnce.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { copy } from './copy.ts';
import { couponInfoQuery } from './couponInfo.ts';
import { drawOutcome } from './drawOutcome.ts';

/** Queries that show coupons owned or available. */
const dependentQueries = [
  ['gateway', 'queryCouponInfo'],
  ['provisional', 'queryCouponPage'],
  ['standard', 'queryAvailChannelCoupons'],
  ['activity', 'queryActivityByGroupCode'],
];

/** Draws each coupon once. When the responses are lost, the coupon count shows whether any arrived. 2 §4 */
export function useDraw(productCode: ProductCode, onDrawn: () => void = () => undefined) {
  const queries = useQueryClient();
  const countQuery = couponInfoQuery(productCode);
  const before = useRef<number>(undefined);
  /** Returns the cached number of usable coupons. It is requested only if none is cached or it was invalidated. */
  const knownCount = () =>
    queries.fetchQuery({ ...countQuery, staleTime: Infinity }).then(
      (info) => info.availableCouponNum,
      () => undefined,
    );
  const { submitting, submit } = useSubmission({
    send: async (activityIds: readonly string[]) => {
      before.current = await knownCount();
      const lost: ApiError[] = [];
      const draws = activityIds.map((activityId) =>
        drawCouponsStdjc({ productCode, activityId, system: 'STD' }, { silent: true }).catch(
          (error: unknown) => {
            if (leavesOpen(error)) lost.push(error);
            return undefined;
          },
        ),
      );
      const outcome = drawOutcome(await Promise.all(draws));
      // A lost response may hide a received coupon: the error makes the submission ask.
      if (outcome === 'run-out' && lost[0] !== undefined) throw lost[0];
      return outcome;
    },
    inquiry: {
      ask: async () => {
        const { availableCouponNum: now } = await queries.fetchQuery({ ...countQuery, staleTime: 0 });
        return before.current !== undefined && now > before.current ? 'received' : undefined;
      },
    },
    conclude: (outcome) => {
      if (outcome.state === 'taken' && outcome.made === 'received') notify.success(copy.success);
      else notify.info(copy.soldOut);
      for (const queryKey of dependentQueries) void queries.invalidateQueries({ queryKey });
      onDrawn();
    },
  });
  return { drawing: submitting, draw: submit };
}

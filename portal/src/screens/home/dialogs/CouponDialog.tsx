import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#generated/runtime/failure.ts';
import { gateway } from '../../../api/clients.ts';
import { leavesOpen } from '../../../domain/submission/submitOnce.ts';
import { useSubmission } from '../../../domain/submission/useSubmission.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import { couponQuery } from '../queries.ts';
import { drawOutcome } from '../rules/coupons.ts';
import { useViewer } from '../useViewer.ts';

interface VipCoupon {
  readonly activityId: string;
  readonly activityName: string;
}

interface CouponDialogProps {
  readonly coupons: readonly VipCoupon[];
  readonly onClose: () => void;
}

/** The VIP coupons: one draw per coupon, one message for all. 2 §4 */
export function CouponDialog({ coupons, onClose }: CouponDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const { drawing, draw } = useDraw(() => setLeaving(true));
  return (
    <DialogFrame
      title={copy.popup.couponTitle}
      onClose={onClose}
      leaving={leaving}
      actions={() => (
        <Button size="large" loading={drawing} onClick={() => void draw(coupons)}>
          {copy.popup.couponButton}
        </Button>
      )}
    >
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {coupons.map(({ activityId, activityName }) => (
          <Box
            component="li"
            key={activityId}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              p: 3,
              bgcolor: 'tint',
              color: 'hover',
              borderRadius: 1,
              fontWeight: 600,
            }}
          >
            <Icon name="coupon" size={18} />
            {activityName}
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}

/** Draws each once. Where the answers are lost, the number of coupons says whether any came. */
function useDraw(onDrawn: () => void) {
  const { product } = useViewer();
  const queries = useQueryClient();
  const held = couponQuery(product.code);
  const { submitting, submit } = useSubmission({
    send: async (coupons: readonly VipCoupon[]) => {
      const lost: ApiError[] = [];
      const draws = coupons.map(({ activityId }) =>
        gateway
          .drawCouponsStdjc({ productCode: product.code, activityId, system: 'STD' }, { silent: true })
          .catch((error: unknown) => {
            if (leavesOpen(error)) lost.push(error);
            return undefined;
          }),
      );
      const outcome = drawOutcome(await Promise.all(draws));
      if (outcome === 'run-out' && lost[0] !== undefined) throw lost[0];
      return outcome;
    },
    inquiry: {
      ask: async () => {
        const before = queries.getQueryData(held.queryKey)?.availableCouponNum;
        const { availableCouponNum: now } = await queries.fetchQuery({ ...held, staleTime: 0 });
        return before !== undefined && now > before ? 'received' : undefined;
      },
    },
    conclude: (outcome) => {
      if (outcome.state === 'taken' && outcome.made === 'received') notify.success(copy.popup.couponSuccess);
      else notify.info(copy.popup.couponSoldOut);
      void queries.invalidateQueries({ queryKey: held.queryKey });
      onDrawn();
    },
  });
  return { drawing: submitting, draw: submit };
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gateway } from '../../../api/clients.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import { couponQuery } from '../queries.ts';
import { drawOutcome } from '../rules/coupons.ts';
import { useViewer } from '../useViewer.ts';

interface CouponDialogProps {
  readonly coupons: readonly { readonly activityId: string; readonly activityName: string }[];
  readonly onClose: () => void;
}

/** The VIP coupons: one draw per coupon, one message for all. 2 §4 */
export function CouponDialog({ coupons, onClose }: CouponDialogProps) {
  const { product } = useViewer();
  const queries = useQueryClient();
  const [drawing, setDrawing] = useState(false);

  const draw = async (leave: () => void) => {
    setDrawing(true);
    const draws = await Promise.all(
      coupons.map(({ activityId }) =>
        gateway
          .drawCouponsStdjc({ productCode: product.code, activityId, system: 'STD' }, { silent: true })
          .catch(() => undefined),
      ),
    );
    if (drawOutcome(draws) === 'received') notify.success(copy.popup.couponSuccess);
    else notify.info(copy.popup.couponSoldOut);
    void queries.invalidateQueries({ queryKey: couponQuery(product.code).queryKey });
    leave();
  };

  return (
    <DialogFrame
      title={copy.popup.couponTitle}
      onClose={onClose}
      actions={(leave) => (
        <Button size="large" loading={drawing} onClick={() => void draw(leave)}>
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

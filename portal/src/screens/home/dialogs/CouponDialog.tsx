import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDraw } from '#portal/domain/coupons/useDraw.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { copy } from '../copy.ts';
import { useViewer } from '../useViewer.ts';

interface VipCoupon {
  readonly activityId: string;
  readonly activityName: string;
}

interface CouponDialogProps {
  readonly coupons: readonly VipCoupon[];
  readonly onClose: () => void;
}

/** Offers the VIP coupons. The button draws each of them, and one message reports all. 2 §4 */
export function CouponDialog({ coupons, onClose }: CouponDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const { product } = useViewer();
  const { drawing, draw } = useDraw(product.code, () => setLeaving(true));
  return (
    <DialogFrame
      title={copy.popup.couponTitle}
      onClose={onClose}
      leaving={leaving}
      actions={() => (
        <Button
          size="large"
          loading={drawing}
          onClick={() => void draw(coupons.map(({ activityId }) => activityId))}
        >
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

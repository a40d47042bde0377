import Button from '@mui/material/Button';
import { useDraw } from '../../domain/coupons/useDraw.ts';
import type { Product } from '../../products/product.ts';
import { copy } from './copy.ts';
import type { WaitingCoupon } from './queries.ts';
import { Ticket } from './Ticket.tsx';

interface WaitingTicketProps {
  readonly coupon: WaitingCoupon;
  readonly product: Product;
}

/** A coupon to draw. Once the user has drawn it, it is among the usable ones. */
export function WaitingTicket({ coupon, product }: WaitingTicketProps) {
  const { drawing, draw } = useDraw(product.code);
  const { activityNo, activityName = copy.kind[coupon.prizeType], stock } = coupon;
  return (
    <Ticket
      coupon={coupon}
      name={activityName}
      lines={[...(stock === undefined ? [] : [copy.stock(stock)]), coupon.desc ?? copy.scope(product.name)]}
      until={copy.untilDrawn(coupon.effectiveEndDate)}
      action={
        <Button
          variant="tonal"
          loading={drawing}
          aria-label={copy.drawOf(activityName)}
          onClick={() => void draw([activityNo])}
        >
          {copy.draw}
        </Button>
      }
    />
  );
}

import { CouponStatus } from '#generated/shared/enums/CouponStatus.ts';
import { dayOf } from '../../format/date.ts';
import type { IconName } from '../../icons/Icon.tsx';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import type { OwnedCoupon } from './queries.ts';
import { daysLeft, isUsable } from './rules.ts';
import { Ticket } from './Ticket.tsx';

interface OwnedTicketProps {
  readonly coupon: OwnedCoupon;
  readonly product: Product;
  /** Whether it is the next one to use, which alone has the filled button. */
  readonly first: boolean;
  /** Current time of the provider, YYYY-MM-DD HH:mm:ss. */
  readonly now: string;
}

/** An owned coupon, with a link to use it on the repay page, or to the repayment that has used it. */
export function OwnedTicket({ coupon, product, first, now }: OwnedTicketProps) {
  const open = coupon.status === CouponStatus.Available;
  return (
    <Ticket
      coupon={coupon}
      name={coupon.couponName}
      over={!open}
      tag={<Tag coupon={coupon} today={now.slice(0, 10)} />}
      lines={[coupon.desc, secondLine(coupon, product)]}
      until={endOf(coupon, now)}
      action={
        isUsable(coupon, now) ? (
          <LinkButton
            variant={first ? 'contained' : 'outlined'}
            to={bookPagesOf(product).repay({ couponId: coupon.couponId })}
            name={copy.useOf(coupon.couponName)}
          >
            {copy.use}
          </LinkButton>
        ) : (
          <ToRepayment coupon={coupon} />
        )
      }
    />
  );
}

const secondLine = ({ usedRepayNo }: OwnedCoupon, product: Product): string =>
  usedRepayNo === undefined ? copy.scope(product.name) : copy.usedBy(usedRepayNo);

function endOf({ status, usedAt, effectiveStartDate, effectiveEndDate }: OwnedCoupon, now: string): string {
  if (status === CouponStatus.Locked) return copy.inUse;
  if (usedAt !== undefined) return copy.usedOn(dayOf(usedAt));
  return now < effectiveStartDate ? copy.from(effectiveStartDate) : copy.until(effectiveEndDate);
}

const icons = { LOCKED: 'clock', USED: 'check', EXPIRED: 'clock' } as const satisfies Record<
  string,
  IconName
>;

function Tag({ coupon, today }: { readonly coupon: OwnedCoupon; readonly today: string }) {
  const { status } = coupon;
  if (status !== CouponStatus.Available)
    return (
      <StatusTag tone="muted" icon={icons[status]}>
        {copy.status[status]}
      </StatusTag>
    );
  const days = daysLeft(coupon, today);
  return days === undefined ? null : (
    <StatusTag tone="warning" icon="clock">
      {copy.left(days)}
    </StatusTag>
  );
}

/** Link to the repayment that has used the coupon, if the provider still has it. */
function ToRepayment({ coupon: { usedRepayNo, repayOnRecord } }: { readonly coupon: OwnedCoupon }) {
  if (usedRepayNo === undefined || repayOnRecord !== true) return null;
  return (
    <LinkButton
      variant="link"
      to={paths.repayResult({ repayNo: usedRepayNo })}
      name={copy.toRepaymentOf(usedRepayNo)}
    >
      {copy.toRepayment}
    </LinkButton>
  );
}

import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { couponInfoQuery } from '#portal/domain/coupons/couponInfo.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { formatMoney } from '#portal/format/money.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { Figures } from '#portal/ui/fact/Figures.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { useViewer } from '../useViewer.ts';

/** Coupons to use, and coupons to draw. A failure is silent: the card is empty then. 2 §8 */
export function CouponCard() {
  const { product } = useViewer();
  const query = useQuery(couponInfoQuery(product.code));
  const {
    availableCouponNum: available = 0,
    waitReceiveCouponNum: waiting = 0,
    isAboutExpire = false,
    myCouponVO,
  } = query.data ?? {};
  return (
    <CardFrame
      title={copy.coupon.title}
      actions={
        query.isSuccess ? (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'flex', gap: 2 }}>
            <span>
              <Figures of={[[String(available), factOf('coupon.available', product.code)]]}>
                {copy.coupon.available(available)}
              </Figures>
            </span>
            <span>
              <Figures of={[[String(waiting), factOf('coupon.waiting', product.code)]]}>
                {copy.coupon.toReceive(waiting)}
              </Figures>
            </span>
          </Typography>
        ) : undefined
      }
      query={{ ...query, isError: false }}
      skeleton={<SkeletonLines heights={[64, 64]} />}
      isEmpty={myCouponVO === undefined && waiting === 0}
      empty={<EmptyLine text={copy.coupon.empty} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {myCouponVO === undefined ? null : (
          <Coupon
            value={
              <>
                <Box component="span" sx={{ fontSize: '0.7em', mr: '0.12em' }}>
                  ¥
                </Box>
                {formatMoney(myCouponVO.couponAmount, { cents: false })}
              </>
            }
            title={copy.coupon.amount(formatMoney(myCouponVO.couponAmount, { cents: false }))}
            note={isAboutExpire ? <Expiring /> : copy.coupon.usable}
            action={
              <LinkButton variant="outlined" to={paths.myCoupons({ tab: 'usable' })}>
                {copy.coupon.use}
              </LinkButton>
            }
          />
        )}
        {waiting === 0 ? null : (
          <Coupon
            value={<Icon name="gift" size={28} />}
            title={copy.coupon.toReceive(waiting)}
            note={copy.coupon.waiting}
            action={
              <LinkButton variant="tonal" to={paths.myCoupons({ tab: 'waiting' })}>
                {copy.coupon.receive}
              </LinkButton>
            }
          />
        )}
      </Box>
    </CardFrame>
  );
}

function Expiring() {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'textOn.warning' }}
    >
      <Icon name="clock" size={12} />
      {copy.coupon.expiring}
    </Box>
  );
}

interface CouponProps {
  readonly value: ReactNode;
  readonly title: string;
  readonly note: ReactNode;
  readonly action: ReactNode;
}

function Coupon({ value, title, note, action }: CouponProps) {
  return (
    <Box sx={strip}>
      <Typography variant="amount" component="div" className="value">
        {value}
      </Typography>
      <Box sx={{ px: 3, minWidth: 0 }}>
        <Typography variant="strong" component="div">
          {title}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {note}
        </Typography>
      </Box>
      <Box sx={{ pr: 3 }}>{action}</Box>
    </Box>
  );
}

const strip = ({ palette, radii }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.control)}px`,
  '& .value': {
    display: 'grid',
    placeContent: 'center',
    gridAutoFlow: 'column',
    alignItems: 'baseline',
    height: 64,
    color: palette.hover,
    backgroundColor: palette.tint,
    borderRight: `1px dashed ${palette.primary.main}`,
  },
});

import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { faceOf } from '#portal/domain/coupons/faceOf.ts';
import { dayOf } from '#portal/format/date.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';
import { reaches, type Coupon } from '../rules/coupons.ts';

interface CouponCardProps {
  readonly coupons: readonly Coupon[];
  readonly chosen: Coupon | undefined;
  readonly amount: number | undefined;
  /** null: no coupon. */
  readonly onChoose: (couponId: string | null) => void;
  readonly problem: string | undefined;
}

const { coupon: words } = copy;

/** Name of the radio group. */
const GROUP = 'coupon';

/** Chooses one coupon or none. A coupon is disabled while the amount is invalid or below its threshold. */
export function CouponCard({ coupons, chosen, amount, onChoose, problem }: CouponCardProps) {
  const usable = coupons.filter((coupon) => reaches(coupon, amount)).length;
  return (
    <CardFrame
      title={words.title}
      actions={
        <Typography variant="caption" color="textSecondary">
          {words.usable(usable)}
        </Typography>
      }
      isEmpty={coupons.length === 0}
      empty={<EmptyLine text={words.empty} />}
    >
      <Box role="radiogroup" aria-label={words.title} sx={{ display: 'grid', gap: 2 }}>
        {coupons.map((coupon) => (
          <Ticket
            key={coupon.couponId}
            coupon={coupon}
            checked={coupon.couponId === chosen?.couponId}
            state={stateOf(coupon, amount)}
            onChoose={() => onChoose(coupon.couponId)}
          />
        ))}
        <Box component="label" sx={[ticketStyle, { py: 2, pl: 4 }]}>
          <Box component="span" sx={{ flex: 1 }}>
            {words.none}
          </Box>
          <input type="radio" name={GROUP} checked={chosen === undefined} onChange={() => onChoose(null)} />
        </Box>
      </Box>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </CardFrame>
  );
}

/** Usability of a coupon; unknown without a valid amount. */
type CouponState = 'open' | 'below-threshold' | 'no-amount';

function stateOf(coupon: Coupon, amount: number | undefined): CouponState {
  if (amount === undefined) return 'no-amount';
  return reaches(coupon, amount) ? 'open' : 'below-threshold';
}

interface TicketProps {
  readonly coupon: Coupon;
  readonly checked: boolean;
  readonly state: CouponState;
  readonly onChoose: () => void;
}

function Ticket({ coupon, checked, state, onChoose }: TicketProps) {
  const open = state === 'open';
  const { symbol, text } = faceOf(coupon);
  return (
    <Box component="label" sx={ticketStyle} data-open={open}>
      <Box className="face" aria-hidden>
        {symbol}
        <b>{text}</b>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography component="span" variant="strong">
            {coupon.couponName}
          </Typography>
          {coupon.aboutExpire ? (
            <StatusTag tone="warning" icon="clock">
              {words.aboutExpire}
            </StatusTag>
          ) : null}
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ wordBreak: 'normal' }}>
          {state === 'below-threshold' ? (
            words.belowThreshold
          ) : (
            <Words>{words.until(coupon.desc, dayOf(coupon.effectiveEndDate))}</Words>
          )}
        </Typography>
      </Box>
      <input
        type="radio"
        name={GROUP}
        aria-label={coupon.couponName}
        checked={checked}
        disabled={!open}
        onChange={onChoose}
      />
    </Box>
  );
}

const ticketStyle = ({ palette, radii }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  pr: 3,
  cursor: 'pointer',
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.control)}px`,
  overflow: 'hidden',
  '& .face': {
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'center',
    alignContent: 'center',
    flexWrap: 'wrap',
    width: 88,
    flex: 'none',
    bgcolor: 'tint',
    color: 'hover',
    borderRight: `1px dashed ${palette.primary.main}`,
  },
  '& .face b': { fontSize: 20, lineHeight: '28px' },
  '& input': { width: 16, height: 16, m: 0, accentColor: palette.primary.main },
  '&[data-open=false]': { cursor: 'not-allowed', bgcolor: 'fill' },
});

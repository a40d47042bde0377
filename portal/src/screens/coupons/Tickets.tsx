import Box from '@mui/material/Box';
import { paths } from '../../paths.ts';
import { entriesOf } from '../../products/menus.ts';
import type { Product } from '../../products/product.ts';
import { useMinute } from '../../session/useNow.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { copy } from './copy.ts';
import { OwnedTicket } from './OwnedTicket.tsx';
import type { OwnedCoupon, Waiting } from './queries.ts';
import { firstToEnd } from './rules.ts';
import { groupsOf, type CouponTab } from './tabs.ts';
import { TicketGroup } from './TicketGroup.tsx';
import { WaitingTicket } from './WaitingTicket.tsx';

interface TicketsProps {
  readonly product: Product;
  readonly tab: CouponTab | undefined;
  readonly owned: readonly OwnedCoupon[];
  readonly waiting: Waiting;
  readonly counts: Readonly<Record<CouponTab, number>>;
}

/**
 * The tickets of a tab, in groups. Without a tab all tickets, the ended ones last. `reason` is the provider's reason why
 * there are none to draw.
 */
export function Tickets({ product, tab, owned, waiting, counts }: TicketsProps) {
  const now = useMinute();
  const first = firstToEnd(owned, now);
  const groups = groupsOf(owned, tab);
  const { coupons: offered, reason } = tab === undefined || tab === 'waiting' ? waiting : noOffers;
  const isEmpty = offered.length === 0 && groups.length === 0;
  if (isEmpty && reason === undefined) return <NoCoupons product={product} />;
  return (
    <>
      {reason === undefined ? null : (
        <Box role="status">
          <EmptyLine text={reason} />
        </Box>
      )}
      {offered.length === 0 ? null : (
        <TicketGroup title={copy.group(copy.tabs.waiting, counts.waiting)}>
          {offered.map((coupon) => (
            <WaitingTicket key={coupon.activityNo} coupon={coupon} product={product} />
          ))}
        </TicketGroup>
      )}
      {groups.map((group) => (
        <TicketGroup key={group.tabs.join()} title={titleOf(group.tabs, counts)}>
          {group.coupons.map((coupon) => (
            <OwnedTicket
              key={coupon.couponId}
              coupon={coupon}
              product={product}
              first={coupon.couponId === first}
              now={now}
            />
          ))}
        </TicketGroup>
      ))}
    </>
  );
}

const noOffers: Waiting = { coupons: [] };

const titleOf = (tabs: readonly CouponTab[], counts: Readonly<Record<CouponTab, number>>): string =>
  copy.group(
    tabs.map((name) => copy.tabs[name]).join(copy.and),
    tabs.reduce((sum, name) => sum + counts[name], 0),
  );

/** Says that there are no coupons, with a link to the activity centre if the product has one. */
const NoCoupons = ({ product }: { readonly product: Product }) => (
  <EmptyLine
    text={copy.empty}
    action={
      entriesOf(product.code)?.benefit.some(({ name }) => name === 'activityCenter') ? (
        <LinkButton variant="link" to={paths.activityCenter()}>
          {copy.toActivities}
        </LinkButton>
      ) : undefined
    }
  />
);

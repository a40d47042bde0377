import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { EventTimeline } from '#portal/ui/timeline/EventTimeline.tsx';
import { copy } from '../copy.ts';
import { orderQuery } from '../queries.ts';
import { stepsAhead, type OrderDetail } from '../rules.ts';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLoan } from './OrderLoan.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';

interface OrderContentProps {
  readonly product: Product;
  readonly orderNo: string;
  /** Puts the timeline beside the other cards. The page has room for it, the drawer does not. */
  readonly wide?: boolean;
}

/** All cards of one order, for the drawer of the list and for its own page. */
export function OrderContent({ product, orderNo, wide = false }: OrderContentProps) {
  const query = useQuery(orderQuery(product.code, orderNo));
  if (query.isError && query.data === undefined)
    return (
      <CardFrame>
        <ErrorLine error={query.error} onRetry={() => void query.refetch()} />
      </CardFrame>
    );
  return (
    <Box aria-busy={query.isPending} sx={wide ? wideStyle : stackStyle}>
      {query.data === undefined ? <Shape /> : <Cards order={query.data} product={product} />}
    </Box>
  );
}

const stackStyle = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The second card, the timeline, is beside the others on wide screens. */
const wideStyle = {
  ...stackStyle,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 336px' },
  '& > :nth-of-type(2)': { gridColumn: { md: 2 }, gridRow: { md: '1 / span 4' } },
} as const;

function Cards({ order, product }: { readonly order: OrderDetail; readonly product: Product }) {
  return (
    <>
      <OrderHead order={order} />
      <CardFrame title={copy.timeline}>
        <EventTimeline events={order.timeline} ahead={stepsAhead(order).map((step) => copy.ahead[step])} />
      </CardFrame>
      <OrderLoan order={order} product={product} />
      <OrderRefunds refunds={order.refunds} />
      <OrderGoods order={order} />
    </>
  );
}

function Shape() {
  return (
    <>
      <Skeleton height={160} />
      <Skeleton height={320} />
      <Skeleton height={212} />
      <Skeleton height={120} />
    </>
  );
}

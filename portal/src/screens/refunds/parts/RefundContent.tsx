import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { RefundStatus } from '#generated/shared/enums/RefundStatus.ts';
import { RefundTarget } from '#generated/shared/enums/RefundTarget.ts';
import type { Product } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { twoColumns } from '#portal/ui/page/twoColumns.ts';
import { EventTimeline } from '#portal/ui/timeline/EventTimeline.tsx';
import { copy } from '../copy.ts';
import { refundQuery, type RefundDetail } from '../queries.ts';
import { RefundAllocations } from './RefundAllocations.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundHead } from './RefundHead.tsx';

interface RefundContentProps {
  readonly product: Product;
  readonly refundNo: string;
}

/** All cards of one refund. */
export function RefundContent({ product, refundNo }: RefundContentProps) {
  const query = useQuery(refundQuery(product.code, refundNo));
  if (query.isError && query.data === undefined)
    return (
      <CardFrame>
        <ErrorLine error={query.error} onRetry={() => void query.refetch()} />
      </CardFrame>
    );
  return (
    <Box aria-busy={query.isPending} sx={{ ...twoColumns('336px'), alignItems: 'start' }}>
      {query.data === undefined ? <Shape /> : <Cards refund={query.data} product={product} />}
    </Box>
  );
}

const stack = { display: 'grid', gap: 4, minWidth: 0 } as const;

function Cards({ refund, product }: { readonly refund: RefundDetail; readonly product: Product }) {
  return (
    <>
      <Box sx={stack}>
        <RefundHead refund={refund} />
        <RefundFacts refund={refund} product={product} />
        {refund.target === RefundTarget.Bill ? (
          <RefundAllocations allocations={refund.allocations} product={product} />
        ) : null}
      </Box>
      <CardFrame title={copy.timeline}>
        <EventTimeline
          events={refund.timeline}
          ahead={refund.status === RefundStatus.InProgress ? [copy.ahead] : []}
        />
      </CardFrame>
    </>
  );
}

function Shape() {
  return (
    <Box sx={stack} aria-hidden>
      <Skeleton height={180} />
      <Skeleton height={320} />
      <Skeleton height={120} />
    </Box>
  );
}

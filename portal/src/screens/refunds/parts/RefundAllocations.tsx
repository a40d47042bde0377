import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import type { Product } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { LinkedText } from '#portal/ui/router/PageLink.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import type { Allocation } from '../queries.ts';
import { allocatedTotal } from '../rules.ts';

interface RefundAllocationsProps {
  readonly allocations: readonly Allocation[];
  readonly product: Product;
}

const { allocations: texts } = copy;
const parts = ['principal', 'interest', 'fee', 'penalty'] as const;

/** The amounts by which the refund has reduced bills. */
export function RefundAllocations({ allocations, product }: RefundAllocationsProps) {
  return (
    <CardFrame title={texts.title} isEmpty={allocations.length === 0} empty={<EmptyLine text={texts.none} />}>
      <Box component="ul" sx={{ display: 'grid', gap: 3, mb: 3 }}>
        {allocations.map((allocation) => (
          <li key={`${allocation.billNo}.${String(allocation.period)}`}>
            <BillOf allocation={allocation} product={product} />
            <Parts allocation={allocation} />
          </li>
        ))}
      </Box>
      <TotalLine label={texts.total}>
        <MoneyText value={allocatedTotal(allocations)} />
      </TotalLine>
    </CardFrame>
  );
}

function BillOf({ allocation, product }: { readonly allocation: Allocation; readonly product: Product }) {
  const { billNo, period, periods } = allocation;
  const to = bookPagesOf(product).billDetail?.({ billNo });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {to === undefined ? (
        billNo
      ) : (
        <LinkedText className="link" to={to}>
          {billNo}
        </LinkedText>
      )}
      {periods === 1 ? null : (
        <Typography component="span" color="textSecondary">
          {texts.periodNo(period)}
        </Typography>
      )}
    </Box>
  );
}

function Parts({ allocation }: { readonly allocation: Allocation }) {
  return (
    <Box
      component="dl"
      sx={{
        mt: 1,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {parts.map((part) => (
        <div key={part}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {texts[part]}
          </Typography>
          <dd>
            <MoneyText value={allocation[part]} />
          </dd>
        </div>
      ))}
    </Box>
  );
}

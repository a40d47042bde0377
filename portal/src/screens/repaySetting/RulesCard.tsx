import Box from '@mui/material/Box';
import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { copy } from './copy.ts';

/** The rules of automatic repayment, and a link to the payment records. */
export function RulesCard({ product }: { readonly product: Product }) {
  const { payRecords } = bookPagesOf(product);
  return (
    <CardFrame title={copy.rules.title}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 2,
          color: 'text.secondary',
          // Lets sentences break between any two characters, but never before a comma.
          wordBreak: 'normal',
          '& > li': { listStyle: 'decimal', ml: 5 },
        }}
      >
        {copy.rules.list.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      {payRecords ? (
        <LinkButton to={payRecords()} variant="link" sx={{ mt: 3 }}>
          {copy.rules.records}
        </LinkButton>
      ) : null}
    </CardFrame>
  );
}

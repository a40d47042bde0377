import Box from '@mui/material/Box';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';

const cards = [
  [copy.bills.title, 180],
  [copy.amount.title, 96],
  [copy.source.title, 220],
] as const;

/** Grey shapes of the form's cards while it loads. */
export function RepaySkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: { md: 'calc(100% - 372px)' } }} aria-busy>
      {cards.map(([title, height]) => (
        <CardFrame key={title} title={title}>
          <Skeleton height={height} />
        </CardFrame>
      ))}
    </Box>
  );
}

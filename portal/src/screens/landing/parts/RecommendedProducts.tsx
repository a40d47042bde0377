import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { IconName } from '#portal/icons/Icon.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { recommendedQuery } from '../queries.ts';
import { recommendedLink } from '../rules/recommended.ts';
import { ProductCard, cardStyle } from './ProductCard.tsx';
import { surface } from './surface.ts';

/** Other products, which the ad service recommends, four in a row. spec 2 §2.2 */
export function RecommendedProducts() {
  const { data, isPending, error, refetch } = useQuery(recommendedQuery);
  if (error && data === undefined) return <ErrorLine error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RecommendedSkeleton />;
  if (data.length === 0) return <EmptyLine />;
  return (
    <Box component="ul" sx={rowStyle}>
      {data.map((ad, index) => (
        <li key={ad.id}>
          <ProductCard ad={ad} icon={icons[index % icons.length] ?? 'box'} address={recommendedLink(ad)} />
        </li>
      ))}
    </Box>
  );
}

const icons: readonly IconName[] = ['invoice', 'box', 'wallet', 'building'];

const RecommendedSkeleton = () => (
  <Box sx={rowStyle} aria-busy>
    {[1, 2, 3, 4].map((card) => (
      <Box key={card} sx={[surface, cardStyle, greyStyle]}>
        <Skeleton width={32} height={32} />
        <Skeleton width={72} height={16} />
        <Skeleton height={14} />
        <Skeleton width={64} height={14} />
      </Box>
    ))}
  </Box>
);

/** Places the grey shapes where ProductCard has icon, name, text and link. */
const greyStyle = {
  '& > :nth-of-type(1)': { gridRow: '1 / 4' },
  '& > :nth-of-type(2)': { mt: { xs: 1, sm: 5 }, mb: 1 },
  '& > :nth-of-type(3)': { mt: { xs: 1, sm: 2 }, mb: { xs: 3, sm: 5 } },
  '& > :nth-of-type(4)': { mb: 1 },
};

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  gap: 4,
  '& > li': { display: 'grid' },
};

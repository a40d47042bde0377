import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { endsWithDebt, freezeQuery } from '../../domain/quota/freeze.ts';
import { useProduct } from '../../session/useProduct.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { FreezeItemsCard } from './FreezeItemsCard.tsx';
import { FreezeStateCard } from './FreezeStateCard.tsx';
import { OverdueBillsCard } from './OverdueBillsCard.tsx';

/** /freezeTipDetail: why credit is frozen, how to end the freeze, and the bills to repay. 1 §2, 1 §4 */
export function Component() {
  const product = useProduct();
  const freeze = useQuery(freezeQuery(product.code));
  return (
    <>
      <PageHead title={copy.freeze.title} intro={copy.freeze.intro} />
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FreezeStateCard query={freeze} />
        {freeze.data?.frozen ? (
          <OverdueBillsCard product={product} unfreezes={endsWithDebt(freeze.data)} />
        ) : null}
        <FreezeItemsCard query={freeze} product={product} />
      </Box>
    </>
  );
}

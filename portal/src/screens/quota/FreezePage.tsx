import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FreezeKind } from '#generated/shared/enums/FreezeKind.ts';
import { useProduct } from '../../session/useProduct.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { FreezeItemsCard } from './FreezeItemsCard.tsx';
import { FreezeStateCard } from './FreezeStateCard.tsx';
import { OverdueBillsCard } from './OverdueBillsCard.tsx';
import { freezeQuery } from './queries.ts';

/** /freezeTipDetail: why the quota is frozen, what to do, which bills to repay. 1 §2, 1 §4 */
export function Component() {
  const product = useProduct();
  const freeze = useQuery(freezeQuery(product.code));
  const items = freeze.data?.items ?? [];
  return (
    <>
      <PageHead title={copy.freeze.title} intro={copy.freeze.intro} />
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FreezeStateCard query={freeze} />
        {freeze.data?.frozen ? (
          <OverdueBillsCard
            product={product}
            unfreezes={items.some(({ kind }) => kind === FreezeKind.Overdue)}
          />
        ) : null}
        <FreezeItemsCard query={freeze} product={product} />
      </Box>
    </>
  );
}

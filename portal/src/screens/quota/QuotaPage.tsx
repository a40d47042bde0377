import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { LimitMask } from '../../domain/quota/LimitMask.tsx';
import { quotaDetailQuery } from '../../domain/quota/queries.ts';
import { useProduct } from '../../session/useProduct.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { CapsCard } from './CapsCard.tsx';
import { copy } from './copy.ts';
import { FactsCard } from './FactsCard.tsx';
import { LineCard } from './LineCard.tsx';
import { MovementsCard } from './MovementsCard.tsx';

/** /quotaManage: the credit line, its use by each account, and its movements. 1 §2, 1 §3 */
export function Component() {
  const product = useProduct();
  const quota = useQuery(quotaDetailQuery(product.code));
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={twoColumns('336px', 'md')}>
        <LimitMask>
          <LineCard product={product} query={quota} />
          <FactsCard productCode={product.code} query={quota} />
          <CapsCard query={quota} />
        </LimitMask>
        <MovementsCard productCode={product.code} />
      </Box>
    </>
  );
}

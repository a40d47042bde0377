import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { isNotOffered, NotOffered } from '../../domain/status/NotOffered.tsx';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { AccountsCard } from './AccountsCard.tsx';
import { copy } from './copy.ts';
import { CurrentCard } from './CurrentCard.tsx';
import { CycleTableCard } from './CycleTableCard.tsx';
import { clearTypesQuery } from './queries.ts';

/** The clear types of the company: one's own, every account's, and what the product offers. 1 §2 */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const own = useQuery(clearTypesQuery(product.code));
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isNotOffered(own.error) ? (
          <NotOffered text={copy.notOffered} />
        ) : (
          <>
            <CurrentCard product={product} query={own} />
            {isParent ? <AccountsCard product={product} /> : null}
            <CycleTableCard query={own} />
          </>
        )}
      </Box>
    </>
  );
}

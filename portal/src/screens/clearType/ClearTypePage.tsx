import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { isNotOffered, NotOffered } from '../../domain/status/NotOffered.tsx';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { ACCOUNTS_LIST, AccountsCard } from './AccountsCard.tsx';
import { copy } from './copy.ts';
import { CurrentCard } from './CurrentCard.tsx';
import { CycleTableCard } from './CycleTableCard.tsx';
import { accountsQuery, clearTypesQuery } from './queries.ts';
import { useTrial } from './useTrial.ts';

/** Page of the clear types: the user's own, those of all accounts, and all that the product offers. 1 §2 */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const own = useQuery(clearTypesQuery(product.code));
  const trial = useTrial(product);
  const [page] = usePageRequest(ACCOUNTS_LIST);
  const accounts = useQuery({ ...accountsQuery(product.code, page), enabled: isParent });
  // A card appears only after those above it: their heights depend on responses, and they would push it down.
  const hasOwn = !own.isPending && !trial.isLoading;
  const hasAccounts = hasOwn && !accounts.isLoading;
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isNotOffered(own.error) ? (
          <NotOffered text={copy.notOffered} />
        ) : (
          <>
            <CurrentCard product={product} query={own} />
            {isParent && hasOwn ? <AccountsCard product={product} /> : null}
            {hasAccounts ? <CycleTableCard query={own} /> : null}
          </>
        )}
      </Box>
    </>
  );
}

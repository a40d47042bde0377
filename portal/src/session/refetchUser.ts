import type { QueryClient } from '@tanstack/react-query';
import { getUserInfo } from '#generated/provisional/operations/getUserInfo.ts';
import type { ProductCode } from '../products/product.ts';
import { notePageLogin } from './pageEnd.ts';
import { nicknameQuery, userInfoQuery } from './queries.ts';

/**
 * Refetches the user: a parent may freeze or rename a child while its portal is open, and the next page shows it
 * without a reload. A fresh response is reused; a failure keeps the known state. Another user's data is not taken
 * over: the identity check reports it (1 §2).
 */
export async function refetchUser(queries: QueryClient, productCode: ProductCode): Promise<void> {
  const { queryKey } = userInfoQuery(productCode);
  const known = queries.getQueryData(queryKey);
  if (known === undefined) return;
  await queries.prefetchQuery({
    queryKey,
    queryFn: async () => {
      const answer = await getUserInfo({ productCode }, { silent: true });
      notePageLogin(answer.jdpin);
      return answer.jdpin === known.jdpin ? answer : known;
    },
  });
  // An identical response keeps its old reference: the name has not changed either.
  if (queries.getQueryData(queryKey) !== known)
    await queries.prefetchQuery({ ...nicknameQuery(productCode), staleTime: 0 });
}

import type { QueryClient } from '@tanstack/react-query';
import { getUserInfo } from '#generated/provisional/operations/getUserInfo.ts';
import type { ProductCode } from '../products/product.ts';
import { notePageLogin } from './pageEnd.ts';
import { nicknameQuery, userInfoQuery } from './queries.ts';

/**
 * A parent freezes or renames a child while its portal is open: the next page shows it, no load is needed. While the last
 * answer is fresh nothing is asked; what fails leaves what was known. Who turns out to be somebody else is the identity
 * check's to tell (1 §2): nothing is taken over from him.
 */
export async function askUserAnew(queries: QueryClient, productCode: ProductCode): Promise<void> {
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
  // An answer that says the same is kept as the one that was there: then the name has not changed either.
  if (queries.getQueryData(queryKey) !== known)
    await queries.prefetchQuery({ ...nicknameQuery(productCode), staleTime: 0 });
}

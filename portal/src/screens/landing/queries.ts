import { queryOptions } from '@tanstack/react-query';
import { isAdmin } from '#generated/gateway/operations/isAdmin.ts';
import { queryRecAdList } from '#generated/gateway/operations/queryRecAdList.ts';
import { isLoggedIn, orNotLogin } from '../../api/options.ts';
import type { ProductCode } from '../../products/product.ts';

/** spec 2 §9 */
const RECOMMENDED_SCENE = 'jc-index';

/** Recommended products: an ad call (spec 2 §2.2); the section shows its own error line. */
export const recommendedQuery = queryOptions({
  queryKey: ['gateway', 'queryRecAdList', { sceneCode: RECOMMENDED_SCENE }],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const input = { sceneCode: RECOMMENDED_SCENE };
    const answer = await orNotLogin(queryRecAdList(input, { silent: true, login: 'optional', signal }));
    return isLoggedIn(answer) ? answer.bizAdList : [];
  },
});

/** Requested on the click of the open button: the admin may have changed since. spec 2 §6 */
export const askIsAdmin = (productCode: ProductCode): Promise<boolean> => isAdmin({ productCode });

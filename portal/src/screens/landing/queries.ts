import { queryOptions } from '@tanstack/react-query';
import { isAdmin } from '#generated/gateway/operations/isAdmin.ts';
import { queryRecAdList } from '#generated/gateway/operations/queryRecAdList.ts';
import { isLoggedIn, orNotLogin } from '../../api/options.ts';
import type { ProductCode } from '../../products/product.ts';

/** Scene code of the recommended products. spec 2 §9 */
const RECOMMENDED_SCENE = 'jc-index';

/** The recommended products, for visitors without a login too. spec 2 §2.2 */
export const recommendedQuery = queryOptions({
  queryKey: ['gateway', 'queryRecAdList', { sceneCode: RECOMMENDED_SCENE }],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const input = { sceneCode: RECOMMENDED_SCENE };
    const response = await orNotLogin(queryRecAdList(input, { silent: true, login: 'optional', signal }));
    return isLoggedIn(response) ? response.bizAdList : [];
  },
});

/** Requests whether the user is the mall admin. It is not cached, since the admin may change. spec 2 §6 */
export const askIsAdmin = (productCode: ProductCode): Promise<boolean> => isAdmin({ productCode });

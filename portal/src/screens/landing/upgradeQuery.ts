import { queryOptions } from '@tanstack/react-query';
import { queryUserAccessQualification } from '#generated/standard/operations/queryUserAccessQualification.ts';
import { isLoggedIn, orNotLogin } from '../../api/options.ts';
import { dataOf } from '../../api/tolerated.ts';
import { offersUpgrade } from './rules/xtlEntry.ts';

/** Whether the shop may be upgraded to 12025; false after a failure. spec 2 §6 */
export const upgradeQuery = queryOptions({
  queryKey: ['standard', 'queryUserAccessQualification', { accessSubType: 'XTL_OPEN_BSHOP' }],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  queryFn: ({ signal }) =>
    orNotLogin(
      dataOf(
        queryUserAccessQualification(
          { requiredAccessTypeInfoList: [{ accessType: 'NEW', accessSubType: 'XTL_OPEN_BSHOP' }] },
          { silent: true, login: 'optional', signal },
        ),
      ),
    ),
  select: (answer) => isLoggedIn(answer) && offersUpgrade(answer),
});

import { queryOptions } from '@tanstack/react-query';
import { queryUserAccessQualification } from '#generated/standard/operations/queryUserAccessQualification.ts';
import { isLoggedIn, orNotLogin } from '../../api/options.ts';
import { dataOf } from '../../api/tolerated.ts';
import { offersUpgrade } from './rules/xtlEntry.ts';

/** Whether the user may upgrade to 12025. False without a login. 2 §6 */
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
  select: (response) => isLoggedIn(response) && offersUpgrade(response),
});

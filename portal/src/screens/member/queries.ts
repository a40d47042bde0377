import { queryOptions } from '@tanstack/react-query';
import { MemberLevel } from '#generated/shared/enums/MemberLevel.ts';
import { queryCompanyLevelRights } from '#generated/standard/operations/queryCompanyLevelRights.ts';
import { dataOf } from '../../api/tolerated.ts';
import type { LevelRights } from './rules.ts';

/** The rights of all levels, the lowest level first. */
export const rightsQuery = queryOptions({
  queryKey: ['standard', 'queryCompanyLevelRights'],
  queryFn: ({ signal }): Promise<LevelRights[]> =>
    Promise.all(
      Object.values(MemberLevel).map(async (level) => ({
        level,
        rights: await dataOf(queryCompanyLevelRights({ userLevel: level }, { silent: true, signal })),
      })),
    ),
});

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { querySceneSourceInfo } from '#generated/gateway/operations/querySceneSourceInfo.ts';
import { isLoggedIn, orNotLogin } from '../../api/options.ts';
import type { Banner } from './banner.ts';
import { startList, withFetched, type BannerList } from './bannerList.ts';

/**
 * The banner request: once at creation and only with a scene code (spec 2 §7). A failure is silent and keeps the
 * defaults (ns-banner-failure); a visitor is not sent to the login page.
 */
const bannerQuery = (sceneCode: string | undefined) => ({
  queryKey: ['gateway', 'querySceneSourceInfo', { sceneCode }],
  enabled: Boolean(sceneCode),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Banner[]> => {
    const input = { sceneCode: sceneCode ?? '' };
    const answer = await orNotLogin(querySceneSourceInfo(input, { silent: true, login: 'optional', signal }));
    return isLoggedIn(answer) ? answer.sceneSourceAdDtoList : [];
  },
});

/** Returns the banners to show: the defaults, and the fetched ones once they have arrived. */
export function useBannerList<Item extends Banner>(
  sceneCode: string | undefined,
  productCode: string | undefined,
  defaults: readonly Item[],
): BannerList<Item> {
  const { data } = useQuery(bannerQuery(sceneCode));
  return useMemo(
    () => withFetched(startList(defaults), sceneCode, productCode, data),
    [defaults, sceneCode, productCode, data],
  );
}

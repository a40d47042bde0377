import { queryClient } from '../../api/queryClient.ts';
import { LANDING_BANNER_SCENE } from '../../widgets/banner/banner.ts';
import { bannerQuery } from '../../widgets/banner/useBannerList.ts';
import { xchfLanding } from './content/xchf.ts';
import { Landing } from './Landing.tsx';
import { recommendedQuery } from './queries.ts';

/** Starts what the page will ask for; the page does not wait. */
export function loader(): null {
  void queryClient.prefetchQuery(bannerQuery(LANDING_BANNER_SCENE));
  void queryClient.prefetchQuery(recommendedQuery);
  return null;
}

export const Component = () => <Landing content={xchfLanding} />;

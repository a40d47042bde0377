import { safeUrl } from '../../../api/redirect.ts';
import type { Banner } from '../../../domain/banner/banner.ts';
import { adAddress } from '../../../domain/banner/bannerLink.ts';

/** Where a recommended product leads: recommended ads carry `href`, scene ads `visitLink`. spec 2 §3 */
export const recommendedLink = (ad: Banner): string | undefined =>
  adAddress(safeUrl(ad.href ?? ad.visitLink));

import { safeUrl } from '#portal/api/redirect.ts';
import type { Banner } from '#portal/domain/banner/banner.ts';
import { adAddress } from '#portal/domain/banner/bannerLink.ts';

/** Where a recommended product leads: recommended ads carry `href`, scene ads `visitLink`. spec 2 §3 */
export const recommendedLink = (ad: Banner): string | undefined =>
  adAddress(safeUrl(ad.href ?? ad.visitLink));

import { safeUrl } from '#portal/api/redirect.ts';
import type { Banner } from '#portal/domain/banner/banner.ts';
import { adAddress } from '#portal/domain/banner/bannerLink.ts';

/** Address of a recommended product: `href`, or the `visitLink` of scene ads. @returns undefined if it is not allowed. spec 2 §3 */
export const recommendedLink = (ad: Banner): string | undefined =>
  adAddress(safeUrl(ad.href ?? ad.visitLink));

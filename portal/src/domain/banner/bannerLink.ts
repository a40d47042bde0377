import { safeUrl } from '../../api/redirect.ts';
import type { Banner } from './banner.ts';

/** Where the slide leads: its button's link, or without a button its visit link. decisions.md 31 */
export const bannerAddress = (banner: Banner): string | undefined =>
  safeUrl(banner.buttonInfo ? banner.buttonLink : banner.visitLink);

/** Pictures and videos may lie on any host of the web: the page's CSP says which. */
export function mediaAddress(link: string | undefined, base: string): string | undefined {
  if (!link || !URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}

/** `startNewPageFlag` asks for a window of its own instead of a tab. decisions.md 31 */
export const opensWindow = (banner: Banner): boolean => banner.startNewPageFlag === true;

import { parseUrl } from '../../api/parseUrl.ts';
import { safeUrl } from '../../api/redirect.ts';
import { isSupported, productFor } from '../../products/catalogue.ts';
import type { Banner } from './banner.ts';

/** An ad's address, unless it names a product that has no page here: then the ad is only read. @param url out of safeUrl */
export function adAddress(url: string | undefined): string | undefined {
  const code = url === undefined ? null : new URL(url).searchParams.get('productCode');
  return code === null || isSupported(productFor(code)) ? url : undefined;
}

/** Where the slide leads: its button's link, or without a button its visit link. docs/decisions/0231 */
export const bannerAddress = (banner: Banner): string | undefined =>
  adAddress(safeUrl(banner.buttonInfo ? banner.buttonLink : banner.visitLink));

/**
 * Pictures and videos may lie on any host of the web: the page's CSP says which. What is encoded stays as it is, or a signed
 * address would no longer be; what cannot be part of an address becomes a replacement character.
 */
export function mediaAddress(
  link: string | undefined,
  base: string = globalThis.location.href,
): string | undefined {
  const url = link ? parseUrl(link, base) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

/** A picture's address as a style takes it. */
export const cssImage = (address: string): string => `url(${JSON.stringify(address)})`;

/** `startNewPageFlag` asks for a window of its own instead of a tab. docs/decisions/0231 */
export const opensWindow = (banner: Banner): boolean => banner.startNewPageFlag === true;

import { parseUrl } from '../../api/parseUrl.ts';
import { safeUrl } from '../../api/redirect.ts';
import { isSupported, productFor } from '../../products/catalogue.ts';
import type { Banner } from './banner.ts';

/**
 * Returns an ad's address; undefined when it names a product without a page here: then the ad has no link. @param url
 * result of safeUrl
 */
export function adAddress(url: string | undefined): string | undefined {
  const code = url === undefined ? null : new URL(url).searchParams.get('productCode');
  return code === null || isSupported(productFor(code)) ? url : undefined;
}

/** Returns the slide's address: its button's link, or without a button its visit link. docs/decisions/0231 */
export const bannerAddress = (banner: Banner): string | undefined =>
  adAddress(safeUrl(banner.buttonInfo ? banner.buttonLink : banner.visitLink));

/**
 * Returns the address of a picture or video on any host; the page's CSP restricts the hosts. Encoded parts stay
 * unchanged, because a signed address would break; characters that no address can hold become a replacement
 * character.
 */
export function mediaAddress(
  link: string | undefined,
  base: string = globalThis.location.href,
): string | undefined {
  const url = link ? parseUrl(link, base) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

/** Formats a picture's address for CSS. */
export const cssImage = (address: string): string => `url(${JSON.stringify(address)})`;

/** `startNewPageFlag` requests a separate window instead of a tab. docs/decisions/0231 */
export const opensWindow = (banner: Banner): boolean => banner.startNewPageFlag === true;

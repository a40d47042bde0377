import { BASENAME } from './basename.ts';
import { currentConfig, type ExternalPage, type PortalConfig } from './config.ts';
import { parseUrl } from './parseUrl.ts';
import { withTabProduct } from './tabProduct.ts';

/** The query parameter of every external page for its return address. */
const RETURN_PARAMETER = 'returnUrl';

/**
 * The only gate for URLs from outside: a banner's link, a notice's, a return address. It allows http(s) pages on our
 * own origin and on the hosts in config.json, nothing else. Addresses of the portal get the tab's product.
 */
export function safeUrl(
  url: string | null | undefined,
  config: PortalConfig = currentConfig(),
): string | undefined {
  if (!url || url !== url.trim() || isDisguised(url)) return undefined;
  const { origin } = globalThis.location;
  const parsed = parseUrl(url, origin);
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    return undefined;
  // `/.//host` is a path of ours, but another host once it is written without the origin.
  if (parsed.origin === origin && parsed.pathname.startsWith('//')) return undefined;
  return allowedOrigins(config, origin).has(parsed.origin) ? withTabProduct(parsed.href) : undefined;
}

function allowedOrigins(config: PortalConfig, origin: string): ReadonlySet<string> {
  const listed = Object.values(config.hosts).map((host) => parseUrl(host, origin)?.origin);
  return new Set([origin, ...listed.filter((found) => found !== undefined)]);
}

/** Parsers drop tabs and line breaks inside a URL and read `\` as `/`: such characters only disguise it. */
const isDisguised = (url: string): boolean =>
  [...url].some((character) => character.charCodeAt(0) < 0x20 || character === '\\');

/** An external page of the environment, with the return address. 1 §7 */
export function externalUrl(page: ExternalPage, returnTo: string = globalThis.location.href): string {
  const { origin } = globalThis.location;
  const url = new URL(currentConfig().hosts[page], origin);
  url.searchParams.set(RETURN_PARAMETER, safeUrl(returnTo) ?? `${origin}${BASENAME}/`);
  return url.href;
}

export function leaveFor(page: ExternalPage, returnTo?: string): void {
  globalThis.location.assign(externalUrl(page, returnTo));
}

export const goToLogin = (returnTo?: string): void => leaveFor('login', returnTo);

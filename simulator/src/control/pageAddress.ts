import { withoutLink } from './linkParameters.ts';
import { Refused } from './refused.ts';

const ORIGIN = 'http://portal.invalid';

/**
 * Returns the page that a link opens, without the parameters of an earlier link. Steps such as `..`, encoded ones and
 * backslashes are resolved first, as in a browser.
 * @param page path and query
 * @param base path under which a reverse proxy serves the portal
 * @throws Refused if the address leads out of the portal
 */
export function pageAddress(page: string, base: string): URL {
  const url = URL.canParse(page, ORIGIN) ? new URL(page, ORIGIN) : undefined;
  if (url?.origin !== ORIGIN || !url.pathname.startsWith(`${base}/front/`))
    throw new Refused(400, `页面 ${page} 不在门户内，应为 ${base}/front/ 下的地址`);
  withoutLink(url.searchParams);
  return url;
}

import { withoutLink } from './linkParameters.ts';
import { Refused } from './refused.ts';

const ORIGIN = 'http://portal.invalid';

/**
 * The page that a link is to open, without the parameters of an earlier link. Dots, backslashes and encoded dots are
 * resolved first, as a browser does.
 * @param page path and query
 * @param base the path that a reverse proxy serves the portal under
 * @throws Refused where the address leads out of the portal
 */
export function pageAddress(page: string, base: string): URL {
  const url = URL.canParse(page, ORIGIN) ? new URL(page, ORIGIN) : undefined;
  if (url?.origin !== ORIGIN || !url.pathname.startsWith(`${base}/front/`))
    throw new Refused(400, `页面 ${page} 不在门户内，应为 ${base}/front/ 下的地址`);
  withoutLink(url.searchParams);
  return url;
}

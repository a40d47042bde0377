import { BASENAME } from '../api/basename.ts';
import { isRedirect, type PageRoute } from './routeRecord.ts';
import { routes } from './routes.ts';

/** The page at an address, if it can be found without the router: paths with parameters wait for it. */
export function routeOf(pathname: string): PageRoute | undefined {
  const path = pathname.replace(BASENAME, '').replace(/\/+$/, '') || '/';
  return routes.find((route): route is PageRoute => !isRedirect(route) && route.path === path);
}

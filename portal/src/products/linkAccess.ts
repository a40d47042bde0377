import { screens } from '../screens.ts';
import type { MenuViewer } from './itemRefusal.ts';
import { pageRefusal, type Page } from './pageAccess.ts';

const pages: readonly (Page & { readonly role?: string })[] = Object.values(screens);

/** Returns whether a path matches a route pattern: `:name` matches one segment, `*` all remaining ones. */
function matches(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern.split('/'), path.split('/')];
  const rest = parts.indexOf('*');
  if (rest < 0 && parts.length !== segments.length) return false;
  return parts.every((part, i) => part.startsWith(':') || (rest >= 0 && i >= rest) || part === segments[i]);
}

/**
 * Returns whether this viewer can open a link: the guard accepts the product's type, and the page accepts the viewer. The rules
 * of other products are unknown here, so links to them are open.
 */
export function isOpenTo(link: string, viewer: MenuViewer): boolean {
  const [path = '', query] = link.split('?');
  const named = new URLSearchParams(query).get('productCode');
  if (named !== null && named !== viewer.product?.code) return true;
  const page = pages.find((each) => each.path === path) ?? pages.find((each) => matches(each.path, path));
  if (page === undefined) return true;
  const { role = 'all' } = page;
  return (role === 'all' || role === viewer.product?.type) && pageRefusal(page, viewer) === undefined;
}

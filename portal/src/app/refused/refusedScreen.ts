import { createElement } from 'react';
import type { Refusal } from '../../products/itemRefusal.ts';
import { pageRefusal, type Page } from '../../products/pageAccess.ts';
import { menuViewer } from '../../session/menuViewer.ts';
import type { GuardedSession } from '../../session/session.ts';
import type { PageRoute, ScreenModule } from '../routeRecord.ts';

export { isOpenTo } from '../../products/linkAccess.ts';

/** Returns why an opened user may not see a page; undefined if he may. */
export const refusalOf = (session: GuardedSession, page: Page): Refusal | undefined =>
  pageRefusal(page, menuViewer(session));

/** Returns the replacement of a page that the menu hides from this user; undefined if he may see it. docs/decisions/0244 */
export async function refusedScreen(
  session: GuardedSession,
  route: PageRoute,
  screen: Promise<ScreenModule>,
): Promise<ScreenModule | undefined> {
  if (route.flags.next) return undefined;
  const refusal = refusalOf(session, route);
  if (refusal === undefined) return undefined;
  const own = (await screen).refused?.[refusal];
  if (own !== undefined) return { Component: own };
  const { RefusedPage } = await import('./RefusedPage.tsx');
  return { Component: () => createElement(RefusedPage, { refusal }) };
}

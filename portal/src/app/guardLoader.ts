import type { LoaderFunctionArgs } from 'react-router-dom';
import { wait } from '../api/wait.ts';
import { logsInElsewhere, startLogin, notifyLoginFirst } from '../domain/login/startLogin.ts';
import { landingOf } from '../products/homes.ts';
import { remember } from '../routing/remember.ts';
import { openedProduct } from '../session/asked.ts';
import { loadSession } from '../session/load.ts';
import type { Session } from '../session/session.ts';
import { guard, type GuardDialog } from './guard.ts';
import { lastAddressOf } from './keep/leftSearch.ts';
import { loadThisAddress, namesOtherProduct } from './navigation/otherProduct.ts';
import { redirectFrom } from './navigation/redirectFrom.ts';
import { withProduct } from './navigation/withProduct.ts';
import { takeEarly } from './prepare.ts';
import { setPageRule } from './refused/pageGate.ts';
import type { PageRoute, PrefetchModule } from './routeRecord.ts';
import { loadScreen, showInstead } from './Screen.tsx';
import { settledSoon } from './settledSoon.ts';

const loadRule = remember(() => import('./refused/refusedScreen.ts'));

/** Performs the guard's verdict on one navigation; the screen's requests start once it may show. */
export const guardLoader = (route: PageRoute) => async (args: LoaderFunctionArgs) => {
  if (namesOtherProduct(args.request.url)) return loadThisAddress();
  const nextTask = wait(0);
  // Before the screen: browsers load a few files at a time, and the page's requests wait for this one.
  const prefetch = route.prefetch?.().catch(() => undefined);
  // The chunk loads in parallel with the session; its failure must stay silent if the page is not shown.
  const screen = loadScreen(route);
  screen.catch(() => undefined);
  // The menu's rule loads with the menu: landing pages need neither.
  const rule = route.flags.isLandingPage ? undefined : loadRule();
  rule?.catch(() => undefined);
  const session = await loadSession();
  // Early requests belong to this navigation only, whatever the verdict.
  const early = takeEarly(route);
  const query = new URL(args.request.url).searchParams;
  const verdict = guard(session, { route, query });
  const isOpenToAll = route.flags.next === true;
  // A visitor who logs in elsewhere is told so on every page that needs a login, whatever the verdict: most lead to a landing page.
  if (session.openStatus.needLogin && !isOpenToAll && logsInElsewhere()) notifyLoginFirst();
  switch (verdict.kind) {
    case 'allow': {
      const lastAddress = lastAddressOf(route.path, query);
      if (lastAddress !== undefined) throw redirectFrom(args.request, lastAddress);
      if (session.openStatus.opened && rule !== undefined) {
        const { isOpenTo, refusedScreen } = await rule;
        setPageRule(isOpenTo);
        const refused = await refusedScreen(session, route, screen);
        if (refused !== undefined) {
          showInstead(route.path, refused);
          return null;
        }
      }
      const mainData = requestData(await prefetch, { session, query, early });
      await screen;
      // Data that arrive soon are awaited: the page then does not render in grey first.
      await settledSoon(mainData);
      // The browser first shows the pressed link: the page may render in one long task (ui/router/reactRouter.tsx).
      await nextTask;
      return null;
    }
    case 'redirect':
      throw redirectFrom(args.request, withProduct(verdict.to, query));
    case 'login':
      if (!startLogin(args.request.url))
        throw redirectFrom(args.request, withProduct(landingOf(session.product), query));
      // The document is being left: this page must not render any more.
      return new Promise<null>(() => undefined);
    case 'dialog':
      // Shown once: when the verdict redirects, the target page's own verdict has the dialog.
      if (verdict.to !== undefined) throw redirectFrom(args.request, withProduct(verdict.to, query));
      await Promise.all([screen, openNotice(verdict.dialog)]);
      return null;
  }
};

const openNotice = (dialog: GuardDialog) =>
  import('./guardDialogs.ts').then((module) => module.showGuardDialog(dialog));

interface Navigation {
  readonly session: Session;
  readonly query: URLSearchParams;
  /** Main data that were requested before the guard's verdict: only for the first navigation of a page load. */
  readonly early: Promise<unknown> | undefined;
}

/** Requests the data of a page. @returns a promise that settles when the page's main data are loaded */
function requestData(
  prefetch: PrefetchModule | undefined,
  { session, query, early }: Navigation,
): Promise<unknown> | undefined {
  const product = openedProduct(session);
  if (prefetch === undefined || product === undefined) return undefined;
  const first = early ?? prefetch.prefetchFirst({ productCode: product.code, query });
  prefetch.prefetchRest?.(session);
  return first;
}

/**
 * All that the portal takes from React Router beyond its public interface, here and nowhere else: the router's own
 * state, its `navigate` and `createHref`, and the two contexts that a page reads its address from. There is no public way to reject
 * a navigation to where one is, to say in a link's address what only a new tab needs, to know the address that the next render will have, to wait for the first page before
 * anything is drawn, or to keep a hidden page at its own address. reactRouter.test.tsx fails when a new version of
 * React Router changes one of them.
 */
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import {
  createPath,
  resolvePath,
  RouterProvider,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  type DataRouter,
  type RouterNavigateOptions,
  type RouterState,
  type To,
} from 'react-router-dom';

export type { DataRouter, RouterState };

const RouterContext = createContext<DataRouter | undefined>(undefined);

/** React Router's provider, and the router for those below who need to know what it is doing. */
export function PortalRouter({ router }: { readonly router: DataRouter }) {
  const settled = useMemo(() => settledRouter(router), [router]);
  return (
    <RouterContext value={router}>
      <RouterProvider router={settled} />
    </RouterContext>
  );
}

/** What changes while a navigation is on its way, and nothing that is drawn depends on (useIsMoving). */
const underWay: ReadonlySet<string> = new Set<keyof RouterState>(['navigation', 'revalidation']);

const isNews = (state: RouterState, before: RouterState): boolean =>
  Object.entries(state).some(
    ([name, part]) => part !== before[name as keyof RouterState] && !underWay.has(name),
  );

/**
 * The same router, which tells of a navigation only once it has ended. React Router draws every link, route and page again
 * with each state that it is told of: a fourth of what a route change costs, for a page that is about to go.
 */
export function settledRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (tell) => {
    let told = router.state;
    return router.subscribe((state, options) => {
      if (!isNews(state, told)) return;
      told = state;
      tell(state, options);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}

/** Another page, or this one again, is on its way. */
export function useIsMoving(): boolean {
  const router = use(RouterContext);
  return useSyncExternalStore(
    (changed) => router?.subscribe(changed) ?? (() => undefined),
    () => router !== undefined && isMoving(router),
  );
}

/** Reads the router's state as it is, navigations under way included; a render may be behind it. */
export function useRouterState(): () => RouterState | undefined {
  const router = use(RouterContext);
  return () => router?.state;
}

/** Is the page that this is rendered for still the one that the user is at, or on the way to, whenever it is called? */
export function useStillHere(): () => boolean {
  const router = use(RouterContext);
  const { pathname } = useLocation();
  return () => {
    if (router === undefined) return true;
    const { location, navigation } = router.state;
    return (navigation.location ?? location).pathname === addressFrom(router, pathname);
  };
}

/** Where the router stands: path, query and hash, base included. */
export const addressOf = (router: DataRouter): string => createPath(router.state.location);

/** Another page, or this one anew, is on its way; what is drawn is still the one before. */
export const isMoving = (router: DataRouter): boolean => router.state.navigation.state !== 'idle';

/** The first page has been loaded. */
export const initialised = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Decides over one navigation: `go` performs it, not to call it is to reject it. */
type Interceptor = (asked: string, go: () => Promise<void>) => Promise<void>;

/** Has every navigation to an address, by link or by code, pass through the interceptor; back and forward do not. */
export function interceptNavigation(router: DataRouter, intercept: Interceptor): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    if (to === null) return navigate(to, options);
    return intercept(addressFrom(router, to), () => navigate(to, options));
  };
}

/** Has the address of every link, as the browser would open it in a new tab, completed. Navigations go by the link's own. */
export function completeHrefs(router: DataRouter, complete: (href: string) => string): void {
  const { createHref } = router;
  router.createHref = (location) => complete(createHref(location));
}

/** Links say the path within the portal, the router's locations the whole one. */
function addressFrom(router: DataRouter, to: To): string {
  const { basename: base = '/' } = router;
  const path = createPath(resolvePath(to, router.state.location.pathname));
  return base === '/' || path === base || path.startsWith(`${base}/`) ? path : base + path;
}

/** What a page knows of the router. */
export interface RouterView {
  readonly state: React.ContextType<typeof StateContext>;
  readonly location: React.ContextType<typeof LocationContext>;
}

export function useRouterView(): RouterView {
  return { state: use(StateContext), location: use(LocationContext) };
}

/** Shows a page the router as it was, whatever it is doing now. */
export function InRouterView({
  view,
  children,
}: {
  readonly view: RouterView;
  readonly children: ReactNode;
}) {
  return (
    <StateContext value={view.state}>
      <LocationContext value={view.location}>{children}</LocationContext>
    </StateContext>
  );
}

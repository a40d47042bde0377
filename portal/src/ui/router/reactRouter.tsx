/**
 * The only place that uses React Router beyond its public interface: the router's state, its `navigate` and
 * `createHref`, and the two contexts that a page reads its address from. reactRouter.test.tsx fails when a new version of
 * React Router changes one of them. The public interface cannot
 *
 * - reject a navigation to the current address,
 * - add parameters for new tabs to a link,
 * - tell the next address,
 * - wait for the first page before drawing,
 * - keep a hidden page at its own address.
 */
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
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

/**
 * React Router's provider, and the router for components that need its state. A page renders in one task: React would
 * divide a transition into slices of 5 ms, with frames of the page about to go between them.
 */
export function PortalRouter({ router }: { readonly router: DataRouter }) {
  const settled = useMemo(() => settledRouter(router), [router]);
  return (
    <RouterContext value={router}>
      <RouterProvider router={settled} useTransitions={false} />
    </RouterContext>
  );
}

/** Members of the state that change during a navigation; only useMoves reports them. */
const transient: ReadonlySet<string> = new Set<keyof RouterState>(['navigation', 'revalidation']);

/** Returns whether any other member has changed. */
const hasNews = (state: RouterState, before: RouterState): boolean =>
  Object.entries(state).some(
    ([name, part]) => part !== before[name as keyof RouterState] && !transient.has(name),
  );

/**
 * The same router, which reports a navigation only once it has ended. React Router renders every link, route and page
 * with each reported state: a fourth of a route change's cost, for a page about to go.
 */
export function settledRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let reported = router.state;
    return router.subscribe((state, options) => {
      if (!hasNews(state, reported)) return;
      reported = state;
      listener(state, options);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter;
}

interface Moves {
  readonly begin: () => void;
  readonly done: () => void;
  /** The component leaves the page. */
  readonly stop: () => void;
}

/** Calls back when a navigation begins and when it has ended, without rendering the component. `moves` never changes. */
export function useMoves(moves: Moves): void {
  const router = use(RouterContext);
  useEffect(() => {
    if (router === undefined) return undefined;
    let moving = false;
    const follow = () => {
      if (isMoving(router) === moving) return;
      moving = !moving;
      if (moving) moves.begin();
      else moves.done();
    };
    follow();
    const unsubscribe = router.subscribe(follow);
    return () => {
      unsubscribe();
      moves.stop();
    };
  }, [router, moves]);
}

/**
 * Returns a function that reads the router's current state, including a running navigation. A render may lag behind
 * it.
 */
export function useRouterState(): () => RouterState | undefined {
  const router = use(RouterContext);
  return () => router?.state;
}

/**
 * Returns a function that tells whether this render shows the router's current query, and no navigation is running.
 */
export function useIsDrawn(): () => boolean {
  const router = use(RouterContext);
  const { search } = useLocation();
  return () => router === undefined || (!isMoving(router) && router.state.location.search === search);
}

/** Returns a function that tells whether the user is still at, or heading to, the page of this render. */
export function useStillHere(): () => boolean {
  const router = use(RouterContext);
  const { pathname } = useLocation();
  return () => {
    if (router === undefined) return true;
    const { location, navigation } = router.state;
    return (navigation.location ?? location).pathname === addressFrom(router, pathname);
  };
}

/** The router's address: path, query and hash, base included. */
export const addressOf = (router: DataRouter): string => createPath(router.state.location);

/** Returns whether a navigation is running, to another page or to this one. The previous page is still shown. */
export const isMoving = (router: DataRouter): boolean => router.state.navigation.state !== 'idle';

/** Resolves once the first page has been loaded. */
export const initialised = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Decides on one navigation: calling `go` performs it, otherwise it is rejected. */
type Interceptor = (asked: string, go: () => Promise<void>) => Promise<void>;

/** Sends every navigation to an address, by link or by code, through the interceptor; back and forward bypass it. */
export function interceptNavigation(router: DataRouter, intercept: Interceptor): void {
  const navigate = router.navigate.bind(router);
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    if (to === null) return navigate(to, options);
    return intercept(addressFrom(router, to), () => navigate(to, options));
  };
}

/** Completes the address of every link for a new tab. Navigations use the link's own address. */
export function completeHrefs(router: DataRouter, complete: (href: string) => string): void {
  const { createHref } = router;
  router.createHref = (location) => complete(createHref(location));
}

/** Returns the full address of a link. Links hold the path within the portal, the router's locations the full path. */
function addressFrom(router: DataRouter, to: To): string {
  const { basename: base = '/' } = router;
  const path = createPath(resolvePath(to, router.state.location.pathname));
  return base === '/' || path === base || path.startsWith(`${base}/`) ? path : base + path;
}

/** A page's view of the router. */
export interface RouterView {
  readonly state: React.ContextType<typeof StateContext>;
  readonly location: React.ContextType<typeof LocationContext>;
}

export function useRouterView(): RouterView {
  return { state: use(StateContext), location: use(LocationContext) };
}

/** Gives a page an earlier view of the router, whatever the router's state is now. */
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

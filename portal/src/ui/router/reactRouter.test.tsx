import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, useLocation, useMatches, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  addressOf,
  completeHrefs,
  InRouterView,
  initialised,
  interceptNavigation,
  PortalRouter,
  settledRouter,
  useRouterState,
  useRouterView,
  useStillHere,
  type RouterView,
} from './reactRouter.tsx';

/** Starts a router at /front/a?tab=1. `release` ends the loader of /slow. */
function startRouter(Component: () => React.ReactNode) {
  let release = (): void => undefined;
  const slow = () => new Promise<null>((resolve) => (release = () => resolve(null)));
  const routes: RouteObject[] = [
    { path: '/a', handle: 'A', Component, loader: () => Promise.resolve(null) },
    { path: '/b', handle: 'B', Component },
    { path: '/slow', handle: 'slow', Component, loader: slow },
  ];
  const router = createMemoryRouter(routes, { basename: '/front', initialEntries: ['/front/a?tab=1'] });
  return { router, release: () => release(), draw: () => renderToString(<PortalRouter router={router} />) };
}

/** Shows its address and the handles of its route matches. */
const Page = () => {
  const { pathname, search } = useLocation();
  return `${pathname}${search} in ${useMatches().map(({ handle }) => String(handle))}`;
};

test('initialised resolves once the first page is loaded', async () => {
  const { router } = startRouter(Page);
  expect(router.state.initialized).toBe(false);
  await initialised(router);
  expect(router.state.initialized).toBe(true);
  await initialised(router);
  expect(addressOf(router)).toBe('/front/a?tab=1');
});

test('useRouterState reads the current state, not the rendered one', async () => {
  let state: ReturnType<typeof useRouterState> = () => undefined;
  const { router, release, draw } = startRouter(() => {
    state = useRouterState();
    return null;
  });
  await initialised(router);
  draw();
  const going = router.navigate('/slow?page=2');
  expect(state()?.navigation.location).toMatchObject({ pathname: '/front/slow', search: '?page=2' });
  expect(state()?.location.pathname).toBe('/front/a');
  release();
  await going;
  expect(state()?.location.pathname).toBe('/front/slow');
});

test('useStillHere is false after another path, true after another query', async () => {
  let isStillHere: ReturnType<typeof useStillHere> = () => false;
  const { router, release, draw } = startRouter(() => {
    isStillHere = useStillHere();
    return null;
  });
  await initialised(router);
  draw();
  expect(isStillHere()).toBe(true);
  await router.navigate('/a?tab=2');
  expect(isStillHere()).toBe(true);
  const going = router.navigate('/slow');
  expect(isStillHere()).toBe(false);
  release();
  await going;
  expect(isStillHere()).toBe(false);
});

test('InRouterView keeps location and matches of the page that was left', async () => {
  let left: RouterView | undefined;
  const { router, draw } = startRouter(() => {
    const view = useRouterView();
    left ??= view;
    return (
      <InRouterView view={left}>
        <Page />
      </InRouterView>
    );
  });
  await initialised(router);
  expect(draw()).toBe('/a?tab=1 in A');
  await router.navigate('/b');
  expect(addressOf(router)).toBe('/front/b');
  expect(draw()).toBe('/a?tab=1 in A');
});

test('completeHrefs changes the address of a link, not its navigation', async () => {
  const { router, draw } = startRouter(() => <Link to="/b?x=1">b</Link>);
  await initialised(router);
  completeHrefs(router, (href) => `${href}&product=own`);
  expect(draw()).toBe('<a href="/front/b?x=1&amp;product=own" data-discover="true">b</a>');
  await router.navigate('/b?x=1');
  expect(addressOf(router)).toBe('/front/b?x=1');
});

test('a page outside a view follows the router', async () => {
  const { router, draw } = startRouter(Page);
  await initialised(router);
  expect(draw()).toBe('/a?tab=1 in A');
  await router.navigate('/b');
  expect(draw()).toBe('/b in B');
});

/** keep.spec.ts checks in the browser that links use this method: "a link to the page one is on changes nothing". */
test('passes a navigation through the interceptor, which may stop it, but not back and forward', async () => {
  const { router } = startRouter(Page);
  await initialised(router);
  const intercepted = vi.fn();
  interceptNavigation(router, async (address, go) => {
    intercepted(address);
    if (address !== '/front/slow') await go();
  });
  await router.navigate('/b?x=1');
  await router.navigate('/slow');
  expect(addressOf(router)).toBe('/front/b?x=1');
  await router.navigate('?x=2');
  await router.navigate(-1);
  expect(intercepted.mock.calls.flat()).toEqual(['/front/b?x=1', '/front/slow', '/front/b?x=2']);
});

test('settledRouter reports a navigation or revalidation only at its end, the router at its start', async () => {
  const { router, release } = startRouter(Page);
  await initialised(router);
  const drawn: string[] = [];
  const bar: string[] = [];
  settledRouter(router).subscribe(({ location, navigation }) =>
    drawn.push(`${location.pathname} ${navigation.state}`),
  );
  router.subscribe(({ navigation }) => bar.push(navigation.state));
  const going = router.navigate('/slow');
  expect([drawn, bar]).toEqual([[], ['loading']]);
  release();
  await going;
  expect(drawn).toEqual(['/front/slow idle']);
  const again = router.revalidate();
  release();
  await again;
  expect(drawn).toHaveLength(2);
});

test('passes navigations of the settled router through the interceptor', async () => {
  const { router } = startRouter(Page);
  await initialised(router);
  const settled = settledRouter(router);
  const intercepted = vi.fn((_: string, go: () => Promise<void>) => go());
  interceptNavigation(router, intercepted);
  await settled.navigate('/b');
  expect(intercepted).toHaveBeenCalledOnce();
  expect(addressOf(settled)).toBe('/front/b');
});

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

/** A page that tells its address and the records it stands in, and hands out what it sees. */
function started(Component: () => React.ReactNode) {
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

const Page = () => {
  const { pathname, search } = useLocation();
  return `${pathname}${search} in ${useMatches().map(({ handle }) => String(handle))}`;
};

test('the first page is waited for', async () => {
  const { router } = started(Page);
  expect(router.state.initialized).toBe(false);
  await initialised(router);
  expect(router.state.initialized).toBe(true);
  await initialised(router);
  expect(addressOf(router)).toBe('/front/a?tab=1');
});

test('the state is the one of now, not of what was drawn', async () => {
  let state: ReturnType<typeof useRouterState> = () => undefined;
  const { router, release, draw } = started(() => {
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

test('a page is left as soon as another is on its way; with another query it is the same', async () => {
  let isStillHere: ReturnType<typeof useStillHere> = () => false;
  const { router, release, draw } = started(() => {
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

test('a page keeps the address and the records it was left with', async () => {
  let left: RouterView | undefined;
  const { router, draw } = started(() => {
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

test('a link’s address is completed, its navigation is not', async () => {
  const { router, draw } = started(() => <Link to="/b?x=1">b</Link>);
  await initialised(router);
  completeHrefs(router, (href) => `${href}&product=own`);
  expect(draw()).toBe('<a href="/front/b?x=1&amp;product=own" data-discover="true">b</a>');
  await router.navigate('/b?x=1');
  expect(addressOf(router)).toBe('/front/b?x=1');
});

test('what stands in no view follows the router', async () => {
  const { router, draw } = started(Page);
  await initialised(router);
  expect(draw()).toBe('/a?tab=1 in A');
  await router.navigate('/b');
  expect(draw()).toBe('/b in B');
});

/** That links go by this method is seen in the browser: keep.spec.ts, "a link to the page one is on changes nothing". */
test('a navigation passes through the interceptor, back and forward do not', async () => {
  const { router } = started(Page);
  await initialised(router);
  const asked = vi.fn();
  interceptNavigation(router, async (address, go) => {
    asked(address);
    if (address !== '/front/slow') await go();
  });
  await router.navigate('/b?x=1');
  await router.navigate('/slow');
  expect(addressOf(router)).toBe('/front/b?x=1');
  await router.navigate('?x=2');
  await router.navigate(-1);
  expect(asked.mock.calls.flat()).toEqual(['/front/b?x=1', '/front/slow', '/front/b?x=2']);
});

test('what is drawn hears of a navigation when it has ended, the progress bar when it begins', async () => {
  const { router, release } = started(Page);
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

test('the router that tells less is the same one: what intercepts its navigations is asked', async () => {
  const { router } = started(Page);
  await initialised(router);
  const settled = settledRouter(router);
  const intercepted = vi.fn((_: string, go: () => Promise<void>) => go());
  interceptNavigation(router, intercepted);
  await settled.navigate('/b');
  expect(intercepted).toHaveBeenCalledOnce();
  expect(addressOf(settled)).toBe('/front/b');
});

import { createMemoryRouter, redirect, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { failureOf, navigationFailures } from './failure.ts';
import { guardNavigation } from './guardNavigation.ts';

function startRouter() {
  const load = vi.fn(() => null);
  let release: () => void = () => undefined;
  const slow = () =>
    new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
  const routes: RouteObject[] = [
    { path: '/a', loader: load },
    { path: '/b', loader: () => null },
    { path: '/slow', loader: slow },
    { path: '/old', loader: () => redirect('/b') },
    { path: '/closed', loader: () => redirect('/a') },
  ];
  const router = createMemoryRouter(routes, { basename: '/front', initialEntries: ['/front/a'] });
  const onDialog = vi.fn();
  guardNavigation(router, onDialog);
  return { router, onDialog, load, release: () => release() };
}

const settled = (router: ReturnType<typeof startRouter>['router']) =>
  expect.poll(() => router.state.initialized && router.state.navigation.state === 'idle').toBe(true);

test(
  'rejects a navigation to the current address as a duplicate and loads nothing',
  { tags: ['route-duplicate-rejected'] },
  async () => {
    const { router, onDialog, load } = startRouter();
    await settled(router);
    const { location } = router.state;
    load.mockClear();
    await router.navigate('/a');
    await router.navigate('/front/a');
    expect(onDialog.mock.calls).toEqual([
      ['duplicated', '/front/a'],
      ['duplicated', '/front/a'],
    ]);
    expect(navigationFailures).toContain(onDialog.mock.lastCall?.[0]);
    expect(load).not.toHaveBeenCalled();
    expect(router.state.location).toBe(location);
  },
);

test('accepts a hash of the current page, also twice, and another query', async () => {
  const { router, onDialog } = startRouter();
  await settled(router);
  await router.navigate('/a#fees');
  await router.navigate('/a#fees');
  await router.navigate('/a?tab=2');
  expect(onDialog).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('?tab=2');
});

test('recognises exactly four kinds of failures', { tags: ['route-failure-kinds'] }, async () => {
  expect(navigationFailures).toEqual(['redirected', 'aborted', 'cancelled', 'duplicated']);
  const { router, onDialog, release } = startRouter();
  await settled(router);

  await router.navigate('/a');
  expect(onDialog).toHaveBeenLastCalledWith('duplicated', '/front/a');
  await router.navigate('/closed');
  expect(onDialog).toHaveBeenLastCalledWith('aborted', '/front/closed');
  await router.navigate('/old');
  expect(onDialog).toHaveBeenLastCalledWith('redirected', '/front/old');
  const overtaken = router.navigate('/slow');
  await router.navigate('/a');
  release();
  await overtaken;
  expect(onDialog).toHaveBeenLastCalledWith('cancelled', '/front/slow');
  onDialog.mockClear();
  await router.navigate('/b');
  expect(onDialog).not.toHaveBeenCalled();
});

test('stays on the current page when it is requested during another navigation', async () => {
  const { router, onDialog, release } = startRouter();
  await settled(router);
  const left = router.navigate('/slow');
  await router.navigate('/a');
  release();
  await left;
  await settled(router);
  expect(router.state.location.pathname).toBe('/front/a');
  expect(onDialog.mock.calls).toEqual([['cancelled', '/front/slow']]);
});

test('reports no failure for a successful navigation', () => {
  expect(failureOf({ from: '/a', asked: '/b', arrived: '/b', overtaken: false })).toBeUndefined();
});

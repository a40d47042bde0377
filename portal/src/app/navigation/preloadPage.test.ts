import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadPage } from './preloadPage.ts';

const loaded: string[] = [];
const load = (file: string) => () => {
  loaded.push(file);
  return Promise.reject(new Error('failed'));
};
const routes: Readonly<Record<string, object>> = {
  '/orders': { page: load('page'), prefetch: load('first calls') },
  '/quota': { page: load('page') },
};
vi.mock('../routeOf.ts', () => ({ routeOf: (path: string) => routes[path] }));

beforeEach(() => {
  loaded.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns what loads at once and what has loaded a task later. */
async function preloaded(link: string, onLine = true) {
  vi.stubGlobal('navigator', { onLine });
  preloadPage(link);
  const atOnce = [...loaded];
  await vi.runAllTimersAsync();
  return { atOnce, inAll: [...loaded] };
}

test.each([
  ['/orders', true, ['first calls'], ['first calls', 'page']],
  ['/orders?no=1#top', true, ['first calls'], ['first calls', 'page']],
  ['/quota', true, [], ['page']],
  ['/nowhere', true, [], []],
  ['/orders', false, [], []],
])(
  'loads the code of %s (connected: %s) without an error, that of its first calls before the page',
  async (link, onLine, atOnce, inAll) => {
    expect(await preloaded(link, onLine)).toEqual({ atOnce, inAll });
  },
);

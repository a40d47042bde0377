import { expect, test, vi } from 'vitest';
import { closeOnline } from './closeOnline.ts';

/** Rows: connection when the notice opens and when its library has loaded; calls of `close` then and once online. */
test.each([
  [false, false, 0, 1],
  [false, true, 1, 1],
  [true, true, 0, 0],
  [true, false, 0, 0],
])('closes only a notice that opened offline, once online: %s, %s', async (opens, loaded, then, after) => {
  const browser = new EventTarget();
  const navigator = { onLine: opens };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  const close = vi.fn<() => void>();
  const library = Promise.withResolvers<() => void>();
  const done = closeOnline(library.promise);
  navigator.onLine = loaded;
  library.resolve(close);
  await done;
  expect(close).toHaveBeenCalledTimes(then);
  browser.dispatchEvent(new Event('online'));
  expect(close).toHaveBeenCalledTimes(after);
});

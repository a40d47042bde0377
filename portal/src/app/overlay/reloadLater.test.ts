import { afterEach, expect, test, vi } from 'vitest';
import { reloadLater } from './reloadLater.ts';

afterEach(() => vi.useRealTimers());

test('reloads the page 1500 ms after the click, not before', { tags: ['overlay-reload-1500'] }, () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  reloadLater();
  vi.advanceTimersByTime(1499);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

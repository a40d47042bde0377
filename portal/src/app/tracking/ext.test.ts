import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaving, pollTrackingExt } from './ext.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('polls every 100 ms and stops after 20 tries', { tags: ['tracking-ext-retry'] }, async () => {
  const read = vi.fn(() => undefined);
  const answer = pollTrackingExt(read);
  await vi.advanceTimersByTimeAsync(99);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(20);
  expect(await answer).toBeUndefined();
});

test('finds a tracker that loads late', async () => {
  const late: { ext?: { visitor: string } } = {};
  const answer = pollTrackingExt(() => late.ext);
  await vi.advanceTimersByTimeAsync(350);
  late.ext = { visitor: 'V1' };
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toEqual({ visitor: 'V1' });
});

test('sends the report of a page being left at once', async () => {
  const page = new EventTarget();
  const ext = vi.fn();
  void Promise.race([pollTrackingExt(() => undefined), leaving(page)]).then(ext);
  await vi.advanceTimersByTimeAsync(500);
  expect(ext).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ext).toHaveBeenCalledExactlyOnceWith(undefined);
});

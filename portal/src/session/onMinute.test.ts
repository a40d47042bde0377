import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerDate } from '../api/serverClock.ts';
import { onMinute } from './onMinute.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('follows the minutes of the provider’s clock and a moved clock until it is stopped', () => {
  noteServerDate('Mon, 16 Nov 2026 15:59:50 GMT');
  const changed = vi.fn();
  const stop = onMinute(changed);
  vi.advanceTimersByTime(9_999);
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(changed).toHaveBeenCalledTimes(2);
  noteServerDate('Tue, 17 Nov 2026 10:00:58 GMT');
  expect(changed).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(2_000);
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(changed).toHaveBeenCalledTimes(4);
});

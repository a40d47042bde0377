import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('fires once, 300 ms after the last call, with its arguments', { tags: ['debounce-default-300'] }, () => {
  const act = vi.fn();
  const later = debounce(act);
  later(1);
  vi.advanceTimersByTime(200);
  later(2);
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledExactlyOnceWith(2);
});

test('accepts another delay', () => {
  const act = vi.fn();
  debounce(act, 500)();
  vi.advanceTimersByTime(499);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

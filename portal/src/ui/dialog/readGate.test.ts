import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  countDown,
  debounced,
  isAtBottom,
  mayPressAgree,
  SCROLL_DEBOUNCE,
  READ_SECONDS,
  shake,
} from './readGate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('enables the agree button after 5 seconds, not before', { tags: ['contract-read-countdown'] }, () => {
  let left: number = READ_SECONDS;
  countDown(READ_SECONDS, (seconds) => (left = seconds));
  expect(mayPressAgree(left)).toBe(false);
  vi.advanceTimersByTime(4999);
  expect([left, mayPressAgree(left)]).toEqual([1, false]);
  vi.advanceTimersByTime(1);
  expect([left, mayPressAgree(left)]).toEqual([0, true]);
  vi.advanceTimersByTime(60_000);
  expect(left).toBe(0);
});

test('reaches the bottom within 20 px', { tags: ['contract-bottom-tolerance'] }, () => {
  const box = { clientHeight: 300, scrollHeight: 1000 };
  expect(isAtBottom({ ...box, scrollTop: 680 })).toBe(true);
  expect(isAtBottom({ ...box, scrollTop: 679 })).toBe(false);
  expect(isAtBottom({ ...box, scrollTop: 700 })).toBe(true);
  expect(isAtBottom({ clientHeight: 300, scrollHeight: 300, scrollTop: 0 })).toBe(true);
});

test(
  'checks scrolling once, 80 ms after it paused, and not after a cancellation',
  { tags: ['contract-scroll-debounce'] },
  () => {
    const check = vi.fn();
    const scrolled = debounced(check, SCROLL_DEBOUNCE);
    scrolled.call();
    vi.advanceTimersByTime(79);
    scrolled.call();
    vi.advanceTimersByTime(79);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledOnce();
    scrolled.call();
    scrolled.cancel();
    vi.advanceTimersByTime(500);
    expect(check).toHaveBeenCalledOnce();
  },
);

test('shakes an unticked agreement for 600 ms', { tags: ['contract-agree-shake'] }, () => {
  const states: boolean[] = [];
  shake((shaking) => states.push(shaking));
  vi.advanceTimersByTime(599);
  expect(states).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual([true, false]);
});

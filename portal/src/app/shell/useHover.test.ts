import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hoverSwitch } from './useHover.ts';

// The argument of `press` says whether the panel is shown at the press.

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('shows a dropdown after 60 ms', { tags: ['header-hover-show-60'] }, () => {
  const set = vi.fn();
  hoverSwitch(set).enter();
  vi.advanceTimersByTime(59);
  expect(set).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(set).toHaveBeenCalledExactlyOnceWith(true);
});

test('hides a dropdown after 150 ms', { tags: ['header-hover-hide-150'] }, () => {
  const set = vi.fn();
  const control = hoverSwitch(set);
  control.enter();
  vi.advanceTimersByTime(60);
  control.leave();
  vi.advanceTimersByTime(149);
  expect(set).toHaveBeenCalledExactlyOnceWith(true);
  vi.advanceTimersByTime(1);
  expect(set).toHaveBeenLastCalledWith(false);
});

test('keeps it open when the pointer returns in time', () => {
  const set = vi.fn();
  const control = hoverSwitch(set);
  control.leave();
  vi.advanceTimersByTime(100);
  control.enter();
  vi.advanceTimersByTime(1000);
  expect(set).toHaveBeenCalledExactlyOnceWith(true);
});

test('keeps a hovered panel open on the first press and closes it on the next', () => {
  const set = vi.fn();
  const control = hoverSwitch(set);
  control.enter();
  vi.advanceTimersByTime(60);
  control.press(true);
  vi.advanceTimersByTime(0);
  expect(set).toHaveBeenLastCalledWith(true);
  control.press(true);
  vi.advanceTimersByTime(0);
  expect(set).toHaveBeenLastCalledWith(false);
});

test('opens on a press before the delay is over, and closes on the next', () => {
  const set = vi.fn();
  const control = hoverSwitch(set);
  control.enter();
  vi.advanceTimersByTime(30);
  control.press(false);
  vi.advanceTimersByTime(60);
  expect(set).toHaveBeenCalledExactlyOnceWith(true);
  control.press(true);
  vi.advanceTimersByTime(0);
  expect(set).toHaveBeenLastCalledWith(false);
});

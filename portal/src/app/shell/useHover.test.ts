import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hoverSwitch } from './useHover.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a dropdown shows after 60 ms', { tags: ['header-hover-show-60'] }, () => {
  const set = vi.fn();
  hoverSwitch(set).enter();
  vi.advanceTimersByTime(59);
  expect(set).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(set).toHaveBeenCalledExactlyOnceWith(true);
});

test('a dropdown hides after 150 ms', { tags: ['header-hover-hide-150'] }, () => {
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

test('coming back in time keeps it open', () => {
  const set = vi.fn();
  const control = hoverSwitch(set);
  control.leave();
  vi.advanceTimersByTime(100);
  control.enter();
  vi.advanceTimersByTime(1000);
  expect(set).toHaveBeenCalledExactlyOnceWith(true);
});

test('a press on what the pointer has opened keeps it open; the next one closes it', () => {
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

test('a press before the rest is over opens, and the next one closes', () => {
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadingFlag } from './loadingFlag.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('clears 200 ms after the work is done', { tags: ['loading-clear-100-300'] }, () => {
  const set = vi.fn();
  const flag = loadingFlag(set);
  flag.begin();
  vi.advanceTimersByTime(150);
  expect(set).toHaveBeenLastCalledWith(true);
  flag.done();
  vi.advanceTimersByTime(199);
  expect(set).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(set).toHaveBeenLastCalledWith(false);
});

test('stays while work goes on, and does not change after a stop', () => {
  const set = vi.fn();
  const flag = loadingFlag(set);
  flag.begin();
  vi.advanceTimersByTime(150);
  flag.done();
  vi.advanceTimersByTime(150);
  flag.begin();
  vi.advanceTimersByTime(1000);
  expect(set).not.toHaveBeenCalledWith(false);
  flag.done();
  flag.stop();
  vi.advanceTimersByTime(1000);
  expect(set).not.toHaveBeenCalledWith(false);
});

test('shows nothing for work done within 150 ms', () => {
  const set = vi.fn();
  const flag = loadingFlag(set);
  flag.begin();
  vi.advanceTimersByTime(149);
  flag.done();
  vi.advanceTimersByTime(1000);
  expect(set).not.toHaveBeenCalled();
});

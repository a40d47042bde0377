import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { positionOf, RESIZE_THROTTLE, runGuide, throttled, type GuideStep } from './guide.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps: GuideStep[] = ['.a', '.b', '.c'].map((selector) => ({ class: selector, title: selector }));

function start(present: readonly string[] = ['.a', '.b', '.c']) {
  const handlers = {
    find: (selector: string) => (present.includes(selector) ? selector : null),
    onStep: vi.fn(),
    onTip: vi.fn(),
    onDone: vi.fn(),
  };
  return { ...handlers, guide: runGuide(steps, handlers) };
}

test('places a step below its target by default', { tags: ['guide-position-default'] }, () => {
  expect(positionOf({ class: '.a', title: '' })).toBe('bottom');
  expect(positionOf({ class: '.a', title: '', position: 'left' })).toBe('left');
});

test('walks through the steps and reports the end once', { tags: ['guide-done-callback'] }, () => {
  const { guide, onStep, onDone } = start();
  guide.next();
  guide.next();
  expect(onStep.mock.calls).toEqual([
    [{ index: 0, target: '.a' }],
    [{ index: 1, target: '.b' }],
    [{ index: 2, target: '.c' }],
  ]);
  expect(onDone).not.toHaveBeenCalled();
  guide.next();
  guide.next();
  guide.end();
  expect(onStep).toHaveBeenLastCalledWith(undefined);
  expect(onDone).toHaveBeenCalledOnce();
});

test('ends at a missing target', { tags: ['guide-missing-target', 'guide-done-callback'] }, () => {
  const { guide, onStep, onDone } = start(['.a', '.c']);
  expect(onDone).not.toHaveBeenCalled();
  guide.next();
  guide.next();
  expect(onStep.mock.calls).toEqual([[{ index: 0, target: '.a' }], [undefined]]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('shows the tip at 300 ms', { tags: ['guide-tip-300'] }, () => {
  const { onTip } = start();
  vi.advanceTimersByTime(299);
  expect(onTip).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onTip).toHaveBeenCalledOnce();
});

test('shows no tip after an early end', () => {
  const { onTip, onDone } = start([]);
  vi.advanceTimersByTime(1000);
  expect(onTip).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledOnce();
});

test(
  'moves once per 100 ms in a burst of resizes, and not after a cancellation',
  { tags: ['guide-resize-100'] },
  () => {
    const move = vi.fn();
    const resized = throttled(move, RESIZE_THROTTLE);
    for (let at = 0; at < 250; at += 10) {
      resized.call();
      vi.advanceTimersByTime(10);
    }
    expect(move).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(move).toHaveBeenCalledTimes(3);
    resized.call();
    resized.cancel();
    vi.advanceTimersByTime(500);
    expect(move).toHaveBeenCalledTimes(3);
  },
);

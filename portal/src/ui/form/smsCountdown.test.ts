import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSendTime, runCountdown, secondsLeft, sendTimeKey } from './smsCountdown.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test(
  'counts down 60 s after sending, second by second, and then forgets the time',
  { tags: ['sms-countdown-60'] },
  () => {
    const storage = memory();
    const seen: number[] = [];
    keepSendTime(storage, 'WITHDRAWAL', Date.now());
    expect(secondsLeft(storage, 'WITHDRAWAL', Date.now())).toBe(60);
    runCountdown(storage, 'WITHDRAWAL', (left) => seen.push(left));
    vi.advanceTimersByTime(59_000);
    expect(seen).toEqual(Array.from({ length: 59 }, (_, index) => 59 - index));
    expect(storage.kept.has('lastSendTime-WITHDRAWAL')).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(seen.at(-1)).toBe(0);
    expect(storage.kept.size).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(60);
  },
);

test('leaves 40 s after a reload at 20 s', () => {
  const storage = memory();
  keepSendTime(storage, 'WITHDRAWAL', Date.now());
  expect(secondsLeft(storage, 'WITHDRAWAL', Date.now() + 20_000)).toBe(40);
});

test('gives each type its own time', () => {
  const storage = memory();
  keepSendTime(storage, 'WITHDRAWAL', Date.now());
  expect(secondsLeft(storage, 'SIGN_CONTRACT', Date.now())).toBe(0);
  expect(sendTimeKey('SIGN_CONTRACT')).toBe('lastSendTime-SIGN_CONTRACT');
});

test.each([
  ['nothing stored', null, 0],
  ['no number', 'x', 0],
  ['long ago', '-70000', 0],
  ['in the future: the clock was set back', '70000', 0],
])('does not wait: %s', (_, stored, left) => {
  const storage = memory();
  if (stored !== null) storage.setItem('lastSendTime-A', String(Number(stored) + Date.now()));
  expect(secondsLeft(storage, 'A', Date.now())).toBe(left);
});

test('reports nothing after a stop', () => {
  const storage = memory();
  const onLeft = vi.fn();
  keepSendTime(storage, 'A', Date.now());
  runCountdown(storage, 'A', onLeft)();
  vi.advanceTimersByTime(5000);
  expect(onLeft).not.toHaveBeenCalled();
});

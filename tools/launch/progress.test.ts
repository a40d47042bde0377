import { expect, test } from 'vitest';
import { liveLine, progressIn, secondsLeft, secondsOf } from './progress.mjs';

const minute = 60_000;

test('reads the last progress of the output', () => {
  expect(progressIn('[1/31] a.spec.ts › one\n[2/31] a.spec.ts › two [some-id]')).toEqual({
    done: 2,
    total: 31,
  });
  expect(progressIn('·····')).toBeUndefined();
});

test.each([
  ['from its last run at first', { done: 1, total: 100 }, 60, 540],
  ['from its own pace later', { done: 50, total: 100 }, 60, 60],
  ['never below zero', {}, 700, 0],
])('estimates the seconds left of a suite: %s', (_name, progress, gone, left) => {
  const running = { name: 'browser', began: 0, ...progress };
  expect(secondsLeft(running, { browser: 600 }, gone * 1000)).toBe(left);
});

test('takes the longest queue, and gives no estimate for a suite without a known duration', () => {
  const browser = { running: { name: 'browser', began: 0 }, waiting: [] };
  const beside = { running: { name: 'lint', began: 0 }, waiting: ['unit', 'contract'] };
  const last = { browser: 300, lint: 60, unit: 120 };
  expect(secondsOf([browser, beside], last, minute)).toBeUndefined();
  expect(secondsOf([browser, beside], { ...last, contract: 240 }, minute)).toBe(360);
  expect(secondsOf([browser], last, minute)).toBe(240);
});

test.each([
  [['laws'], 360],
  [['laws', 'noise'], 390],
  [['laws', 'unknown'], undefined],
])('adds the suites for either queue, %j, to the queue that finishes first', (either, left) => {
  const queues = [
    { running: undefined, waiting: ['browser'] },
    { running: undefined, waiting: ['contract'] },
  ];
  const last = { browser: 240, contract: 360, laws: 100, noise: 50 };
  expect(secondsOf(queues, last, 0, either)).toBe(left);
});

test('formats the live line', () => {
  const running = [
    { name: 'browser', began: 0, done: 210, total: 573 },
    { name: 'lint', began: 0 },
  ];
  expect(liveLine(185, running, 250)).toBe('3:05  browser 210/573 · lint · 4 min left');
  expect(liveLine(5, running, undefined)).toBe('0:05  browser 210/573 · lint');
  expect(liveLine(600, [], 20)).toBe('10:00  less than a minute left');
});

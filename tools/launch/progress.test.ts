import { expect, test } from 'vitest';
import { liveLine, progressIn, secondsLeft, secondsOf } from './progress.mjs';

const minute = 60_000;

test('the last thing that a runner said counts', () => {
  expect(progressIn('[1/31] a.spec.ts › one\n[2/31] a.spec.ts › two [some-id]')).toEqual({
    done: 2,
    total: 31,
  });
  expect(progressIn('·····')).toBeUndefined();
});

test.each([
  ['by its last run at first', { done: 1, total: 100 }, 60, 540],
  ['by its own pace later', { done: 50, total: 100 }, 60, 60],
  ['never less than nothing', {}, 700, 0],
])('how long a suite still needs: %s', (_name, progress, gone, left) => {
  const running = { name: 'browser', began: 0, ...progress };
  expect(secondsLeft(running, { browser: 600 }, gone * 1000)).toBe(left);
});

test('the longest lane says how long the run takes; what was never timed makes no promise', () => {
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
])('what either lane can run, %j, goes to the lane that is through first', (either, left) => {
  const lanes = [
    { running: undefined, waiting: ['browser'] },
    { running: undefined, waiting: ['contract'] },
  ];
  const last = { browser: 240, contract: 360, laws: 100, noise: 50 };
  expect(secondsOf(lanes, last, 0, either)).toBe(left);
});

test('the live line', () => {
  const running = [
    { name: 'browser', began: 0, done: 210, total: 573 },
    { name: 'lint', began: 0 },
  ];
  expect(liveLine(185, running, 250)).toBe('3:05  browser 210/573 · lint · 4 min left');
  expect(liveLine(5, running, undefined)).toBe('0:05  browser 210/573 · lint');
  expect(liveLine(600, [], 20)).toBe('10:00  less than a minute left');
});

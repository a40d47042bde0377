import { expect, test } from 'vitest';
import { delayMs, durationMs } from '../world/values/duration.ts';
import { letRun, readClock, runningFrom, setTo, stoppedAt } from './clock.ts';

test('reads the same from a stopped clock, and the machine time that passed from a running one', () => {
  expect(readClock(stoppedAt(1000), 99)).toBe(1000);
  expect(readClock(runningFrom(1000, 50), 99)).toBe(1049);
});

test('keeps the instant when it stops, and continues when it starts', () => {
  const stopped = letRun(runningFrom(1000, 50), false, 99);
  expect(stopped).toEqual(stoppedAt(1049));
  expect(readClock(letRun(stopped, true, 200), 210)).toBe(1059);
});

test('keeps a clock running or stopped when it is set', () => {
  expect(setTo(stoppedAt(1000), 5, 99)).toEqual(stoppedAt(5));
  expect(readClock(setTo(runningFrom(1000, 50), 5, 99), 100)).toBe(6);
});

test.each([
  ['P1D', 86_400_000],
  ['PT30M', 1_800_000],
  ['P1W2DT3H4M5S', 604_800_000 + 172_800_000 + 10_800_000 + 240_000 + 5000],
])('reads the ISO 8601 duration %s as %i ms', (text, ms) => expect(durationMs(text)).toBe(ms));

test.each([
  ['30s', 30_000],
  ['500ms', 500],
])('reads the delay %s as %i ms', (text, ms) => expect(delayMs(text)).toBe(ms));

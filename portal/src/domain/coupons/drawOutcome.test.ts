import { expect, test } from 'vitest';
import { drawOutcome } from './drawOutcome.ts';

test.each([
  ['all received', [{ receiveResult: true }, { receiveResult: true }], 'received'],
  ['one received', [{ receiveResult: false }, undefined, { receiveResult: true }], 'received'],
  ['none received', [{ receiveResult: false }, {}], 'run-out'],
  ['only errors', [undefined, undefined], 'run-out'],
  ['no draw', [], 'run-out'],
])('returns the outcome of draws: %s', (_, draws, expected) => {
  expect(drawOutcome(draws)).toBe(expected);
});

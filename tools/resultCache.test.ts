import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resultCache } from './resultCache.ts';

/** Returns a function that resolves to the number of its calls. */
const counting = () => {
  let calls = 0;
  return () => Promise.resolve((calls += 1));
};

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'results');
}

test('computes each piece once, also over two runs', async () => {
  const folder = newFolder();
  const make = counting();
  const first = resultCache({ folder, minutes: 1 });
  expect([await first('one', make), await first('one', make), await first('two', make)]).toEqual([1, 1, 2]);
  expect(await resultCache({ folder, minutes: 1 })('one', make)).toBe(1);
});

test('drops the results of another stamp', async () => {
  const folder = newFolder();
  const make = counting();
  await resultCache({ folder, minutes: 1, stamp: 'old' })('one', make);
  expect(await resultCache({ folder, minutes: 1, stamp: 'new' })('one', make)).toBe(2);
});

test('returns only cached results after the time limit', async () => {
  const folder = newFolder();
  const make = counting();
  await resultCache({ folder, minutes: 1 })('one', make);
  const late = resultCache({ folder, minutes: -1 });
  expect([await late('one', make), await late('two', make)]).toEqual([1, 'no time']);
});

test('does not cache a failed piece', async () => {
  const kept = resultCache({ folder: newFolder(), minutes: 1 });
  await expect(kept('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await kept('one', counting())).toBe(1);
});

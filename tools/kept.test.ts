import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keeper } from './kept.ts';

const counting = () => {
  let made = 0;
  return () => Promise.resolve((made += 1));
};

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'results');
}

test('each piece is done once, in the next run too', async () => {
  const folder = newFolder();
  const make = counting();
  const first = keeper({ folder, minutes: 1 });
  expect([await first('one', make), await first('one', make), await first('two', make)]).toEqual([1, 1, 2]);
  expect(await keeper({ folder, minutes: 1 })('one', make)).toBe(1);
});

test('what other sources gave is forgotten', async () => {
  const folder = newFolder();
  const make = counting();
  await keeper({ folder, minutes: 1, stamp: 'old' })('one', make);
  expect(await keeper({ folder, minutes: 1, stamp: 'new' })('one', make)).toBe(2);
});

test('when the time is over nothing is begun, and what is kept is told', async () => {
  const folder = newFolder();
  const make = counting();
  await keeper({ folder, minutes: 1 })('one', make);
  const late = keeper({ folder, minutes: -1 });
  expect([await late('one', make), await late('two', make)]).toEqual([1, 'no time']);
});

test('a piece that failed is not kept', async () => {
  const kept = keeper({ folder: newFolder(), minutes: 1 });
  await expect(kept('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await kept('one', counting())).toBe(1);
});

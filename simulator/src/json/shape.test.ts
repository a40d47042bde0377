import { expect, test } from 'vitest';
import { departures, modelOf } from './shape.ts';

const world = {
  quota: { fixed: 100, rate: 0.5 },
  bills: [
    { id: 'a', items: [] },
    { id: 'b', items: [], note: 'n' },
  ],
  job: null,
};

test('a changed value of the same kind is fine', () => {
  const changed = {
    quota: { fixed: 7, rate: 1 },
    bills: [{ id: 'c', items: [] }],
    job: { readyAt: 'x' },
    extra: 1,
  };
  expect(departures(world, changed)).toEqual([]);
});

test.each([
  [{ ...world, quota: { fixed: 1.5, rate: 1 } }, '/quota/fixed', '应为整数'],
  [{ ...world, quota: { fixed: '1', rate: 1 } }, '/quota/fixed', '应为数字'],
  [{ ...world, bills: {} }, '/bills', '应为数组'],
  [{ ...world, bills: [{ items: [] }] }, '/bills/0/id', '不能缺少'],
  [{ bills: [], job: null }, '/quota', '不能缺少'],
])('%j is no world', (changed, pointer, message) => {
  expect(departures(world, changed)).toEqual([{ pointer, message }]);
});

test('what only some items carry is optional, at any depth', () => {
  const model = { bills: [{ items: [{ due: 1, settled: 2 }] }, { items: [{ due: 1 }] }] };
  expect(departures(model, { bills: [{ items: [{ due: 3 }] }] })).toEqual([]);
  expect(departures(model, { bills: [{ items: [{ settled: 2 }] }] })).toEqual([
    { pointer: '/bills/0/items/0/due', message: '不能缺少' },
  ]);
});

test('what one of several samples lacks is optional, though every part of the present one carries it', () => {
  const settled = { bills: [{ items: [{ due: 1, settledOn: '2026-11-01' }] }] };
  const open = { bills: [{ items: [{ due: 1 }] }] };
  expect(departures(settled, open)).toEqual([{ pointer: '/bills/0/items/0/settledOn', message: '不能缺少' }]);
  expect(departures(modelOf([settled, open]), open)).toEqual([]);
});

test('a number that is a fraction somewhere may be one anywhere', () => {
  const model = { rates: [{ rate: 1 }, { rate: 0.5 }] };
  expect(departures(model, { rates: [{ rate: 0.25 }] })).toEqual([]);
});

import { expect, test } from 'vitest';
import { previewOf } from './levelPreview.ts';

const level = { userLevel: 'V5', userTimeLevel: 'm12_36', userPromiseLevel: 'gold' } as const;
const medals = { vipMedal: { lit: true } };

test.each([
  ['member', 6, 'V5'],
  ['time', 6, '12-36个月'],
  ['promise', 2, '黄金守约'],
  ['quota', 1, 'VIP'],
] as const)('lists the levels of %s with the current one', (kind, count, name) => {
  const preview = previewOf(kind, level, medals);
  expect(preview.levels).toHaveLength(count);
  expect(preview.levels[preview.current]?.name).toBe(name);
});

test('has no current level before the first is reached', () => {
  expect(previewOf('promise', { ...level, userPromiseLevel: undefined }, medals).current).toBe(-1);
  expect(previewOf('quota', level, { vipMedal: { lit: false } }).current).toBe(-1);
  expect(previewOf('quota', level, undefined).current).toBe(-1);
});

import { expect, test } from 'vitest';
import { medalStanding } from './medalStanding.ts';
import type { Level } from './rules.ts';

const level: Level = {
  userLevel: 'V5',
  userTimeLevel: 'm12_36',
  userPromiseLevel: 'diamond',
  userTradeAmount: 2_146_800,
  highestLevel: false,
  updating: false,
  levelRules: [],
};
const medals = {
  timeMedal: { lit: true, level: 'm12_36', months: 28 },
  vipMedal: { lit: true, creditAmount: 1_200_000 },
  unOverdueMedal: { lit: true, level: 'diamond' },
} as const;

test.each([
  ['time', '已开通28个月', '下一级：36-48个月，还需8个月'],
  ['promise', '近一年无逾期', '已是最高等级'],
  ['quota', '近3个月额度1,200,000.00元', '已是最高等级'],
] as const)('describes the %s badge: %s, %s', (dimension, fact, next) => {
  expect(medalStanding(dimension, level, medals)).toEqual({ lit: true, fact, next });
});

test('describes how to earn a missing badge', () => {
  const { userPromiseLevel: _none, ...rest } = level;
  const unlit = { ...medals, vipMedal: { lit: false }, unOverdueMedal: { lit: false } };
  expect(medalStanding('promise', rest, unlit)).toEqual({
    lit: false,
    fact: '未点亮',
    next: '下一级：黄金守约，当前无逾期，且近一年最长逾期不超过5天',
  });
  expect(medalStanding('quota', level, unlit).next).toBe('下一级：VIP，近3个月额度达100万元及以上');
});

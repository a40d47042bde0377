import { describe, expect, test } from 'vitest';
import { MemberLevel } from '#generated/shared/enums/MemberLevel.ts';
import { MemberTimeLevelLabel } from '#generated/shared/labels.ts';
import {
  isVip,
  levelPercent,
  promiseLevelFor,
  quotaBadgeLevel,
  tenureFrom,
  tierFor,
  timeLevelFor,
  timeLevels,
} from './member.ts';

describe('member tiers by trade amount', () => {
  test('V1 starts at 0', { tags: ['tier-v1'] }, () => expect(tierFor(0)).toBe('V1'));
  test('V2 starts at 60000', { tags: ['tier-v2'] }, () =>
    expect([tierFor(59_999.99), tierFor(60_000)]).toEqual(['V1', 'V2']),
  );
  test('V3 starts at 150000', { tags: ['tier-v3'] }, () =>
    expect([tierFor(149_999.99), tierFor(150_000)]).toEqual(['V2', 'V3']),
  );
  test('V4 starts at 600000', { tags: ['tier-v4'] }, () =>
    expect([tierFor(599_999.99), tierFor(600_000)]).toEqual(['V3', 'V4']),
  );
  test('V5 starts at 1500000', { tags: ['tier-v5'] }, () =>
    expect([tierFor(1_499_999.99), tierFor(1_500_000)]).toEqual(['V4', 'V5']),
  );
  test('V6 starts at 3000000', { tags: ['tier-v6'] }, () =>
    expect([tierFor(2_999_999.99), tierFor(3_000_000)]).toEqual(['V5', 'V6']),
  );
});

describe('progress toward the next level', () => {
  test(
    'is the traded amount divided by traded plus still needed',
    { tags: ['member-progress-formula'] },
    () => {
      expect(
        levelPercent({
          userLevel: MemberLevel.V1,
          userTradeAmount: 36_000,
          nextLevelNeedTradeAmount: 24_000,
        }),
      ).toBe(60);
      expect(
        levelPercent({
          userLevel: MemberLevel.V5,
          userTradeAmount: 2_146_800,
          nextLevelNeedTradeAmount: 853_200,
        }),
      ).toBe(71);
    },
  );
  test('is never above 100%', { tags: ['member-progress-cap'] }, () => {
    expect(
      levelPercent({ userLevel: MemberLevel.V5, userTradeAmount: 2_000_000, nextLevelNeedTradeAmount: 0 }),
    ).toBe(100);
    expect(
      levelPercent({
        userLevel: MemberLevel.V5,
        userTradeAmount: 2_000_000,
        nextLevelNeedTradeAmount: -500_000,
      }),
    ).toBe(100);
  });
  test('is 100% at V6 and 0% without any trade', () => {
    expect(levelPercent({ userLevel: MemberLevel.V6, userTradeAmount: 3_268_400 })).toBe(100);
    expect(
      levelPercent({ userLevel: MemberLevel.V1, userTradeAmount: 0, nextLevelNeedTradeAmount: 60_000 }),
    ).toBe(0);
  });
});

test(
  'has six time levels, each from its lower bound on',
  { tags: ['tenure-levels', 'time-level-config'] },
  () => {
    expect(timeLevels.map((level) => [tenureFrom[level], MemberTimeLevelLabel[level]])).toEqual([
      [0, '0-3个月'],
      [3, '3-6个月'],
      [6, '6-12个月'],
      [12, '12-36个月'],
      [36, '36-48个月'],
      [48, '48个月以上'],
    ]);
    expect([0, 2.9, 3, 6, 12, 35, 36, 48, 90].map(timeLevelFor)).toEqual([
      'm0_3',
      'm0_3',
      'm3_6',
      'm6_12',
      'm12_36',
      'm12_36',
      'm36_48',
      'm48_plus',
      'm48_plus',
    ]);
  },
);

test(
  'gives gold if nothing is overdue now, and nothing was for more than 5 days within the year',
  { tags: ['promise-gold'] },
  () => {
    expect(promiseLevelFor({ overdueNow: false, longestOverdueDays: 5 })).toBe('gold');
    expect(promiseLevelFor({ overdueNow: false, longestOverdueDays: 6 })).toBeUndefined();
    expect(promiseLevelFor({ overdueNow: true, longestOverdueDays: 1 })).toBeUndefined();
  },
);

test('gives diamond if nothing was overdue within the year', { tags: ['promise-diamond'] }, () => {
  expect(promiseLevelFor({ overdueNow: false, longestOverdueDays: 0 })).toBe('diamond');
  expect(promiseLevelFor({ overdueNow: false, longestOverdueDays: 1 })).toBe('gold');
});

test('makes a VIP from a credit of 1,000,000 in three months on', { tags: ['vip-threshold'] }, () => {
  expect([999_999.99, 1_000_000].map(isVip)).toEqual([false, true]);
});

test('names the quota badge VIP unless it has a level', { tags: ['quota-badge-default-vip'] }, () => {
  expect(quotaBadgeLevel({})).toBe('VIP');
  expect(quotaBadgeLevel({ level: 'SVIP' })).toBe('SVIP');
});

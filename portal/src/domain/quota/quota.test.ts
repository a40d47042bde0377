import { describe, expect, test } from 'vitest';
import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { QuotaStatus } from '#generated/shared/enums/QuotaStatus.ts';
import { RiskFrozenStatus } from '#generated/shared/enums/RiskFrozenStatus.ts';
import { isQuotaFrozen, quotaFreeze, quotaParts } from './quota.ts';

const sound = {
  status: AccountStatus.Normal,
  quotaStatus: QuotaStatus.Normal,
  riskFrozenStatus: RiskFrozenStatus.Normal,
};
const figures = { surplusQuota: 750_779.2, quota: 1_200_000, sumFrzQuota: 60_000 };

describe('is the quota frozen?', () => {
  test('status 1602 freezes it', { tags: ['quota-frozen-by-status'] }, () => {
    expect(isQuotaFrozen({ ...sound, status: '1602' })).toBe(true);
  });
  test('quotaStatus 10 freezes it', { tags: ['quota-frozen-by-quotastatus'] }, () => {
    expect(isQuotaFrozen({ ...sound, quotaStatus: '10' })).toBe(true);
  });
  test('riskFrozenStatus 10 freezes it', { tags: ['quota-frozen-by-risk'] }, () => {
    expect(isQuotaFrozen({ ...sound, riskFrozenStatus: '10' })).toBe(true);
  });
  test('freezes for no other combination', { tags: ['quota-not-frozen'] }, () => {
    for (const status of ['1601', '', '1603', '10'])
      for (const quotaStatus of ['00', '', '1602', '01'])
        for (const riskFrozenStatus of ['00', '', '1602', '11'])
          expect(isQuotaFrozen({ status, quotaStatus, riskFrozenStatus })).toBe(false);
  });
  test.each([
    ['1602', '00', '00', 'frozen'],
    ['1601', '10', '00', 'frozen'],
    ['1601', '00', '10', 'risk'],
    ['1602', '00', '10', 'frozen'],
    ['1601', '10', '10', 'frozen'],
    ['1601', '00', '00', 'none'],
  ])(
    'shows the risk variant only without another freeze: %s %s %s is %s',
    (status, quotaStatus, riskFrozenStatus, expected) => {
      expect(quotaFreeze({ status, quotaStatus, riskFrozenStatus })).toBe(expected);
    },
  );
});

describe('the segments of the quota bar', () => {
  test('counts as used the amount neither available nor frozen', () => {
    expect(quotaParts({ ...figures, ...sound })).toEqual({
      used: 389_220.8,
      frozen: 60_000,
      available: 750_779.2,
      total: 1_200_000,
    });
  });
  test('counts as frozen what would be available in a quota that is not frozen', () => {
    const parts = quotaParts({ ...figures, ...sound, quotaStatus: '10' });
    expect(parts).toMatchObject({ used: 389_220.8, available: 0, frozen: 810_779.2 });
  });
  test('prefers the credit limit to the quota as the total', () => {
    expect(quotaParts({ ...figures, ...sound, creditLimit: 900_000 }).total).toBe(900_000);
  });
});

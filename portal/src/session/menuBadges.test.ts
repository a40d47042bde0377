import { expect, test } from 'vitest';
import { menuBadges, showRedpoint } from './menuBadges.ts';

const session = { flowType: 'NORMAL', auditControlInfo: undefined } as const;
const contract = { contractName: '采购金采服务合同', contractNo: 'HT2026111200018' };
const needSign = (count: number, showPosition: ('home' | 'serviceContract')[]) => ({
  count,
  showPosition,
  contractList: Array.from({ length: count }, () => contract),
});

test.each([
  [undefined, false],
  [{ redpoint: false }, false],
  [{ redpoint: true }, true],
])('stores the trial %j as showRedpoint %s', { tags: ['entity-monthplus-redpoint'] }, (trial, shown) => {
  expect(showRedpoint(trial as Parameters<typeof showRedpoint>[0])).toBe(shown);
  expect(menuBadges({ monthPlus: trial as never }, session).clearTypeTip).toBe(shown);
});

test.each([
  [0, ['serviceContract'], false],
  [2, ['serviceContract'], true],
  [2, ['home'], false],
] as const)(
  'shows for %i contracts at %j the badge 待签署: %s',
  { tags: ['entity-needsign-count'] },
  (count, places, shown) => {
    const list = needSign(count, [...places]) as never;
    expect(menuBadges({ needSign: list }, session).toSign).toBe(shown);
  },
);

test('shows nothing without data', () => {
  expect(menuBadges({}, session)).toEqual({
    activityCount: 0,
    clearTypeTip: false,
    toComplete: false,
    toSign: false,
    settleTab: false,
  });
});

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
])('the trial %j is kept as showRedpoint %s', { tags: ['entity-monthplus-redpoint'] }, (trial, shown) => {
  expect(showRedpoint(trial as Parameters<typeof showRedpoint>[0])).toBe(shown);
  expect(menuBadges({ monthPlus: trial as never }, session).clearTypeTip).toBe(shown);
});

test.each([
  [0, ['serviceContract'], false],
  [2, ['serviceContract'], true],
  [2, ['home'], false],
] as const)(
  '%i contracts to sign, shown at %j: 待签署 is %s',
  { tags: ['entity-needsign-count'] },
  (count, places, signed) => {
    const list = needSign(count, [...places]) as never;
    expect(menuBadges({ needSign: list }, session).toSign).toBe(signed);
  },
);

test('nothing known, nothing shown', () => {
  expect(menuBadges({}, session)).toEqual({
    activityCount: 0,
    clearTypeTip: false,
    toComplete: false,
    toSign: false,
    settleTab: false,
  });
});

import { describe, expect, test } from 'vitest';
import { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { canShowIncrease, increaseClick, openMethods, upperLimit, type IncreaseFacts } from './increase.ts';

const smb: IncreaseFacts = {
  smb: true,
  mall: false,
  offline: false,
  parent: true,
  frozen: false,
  recreditPending: false,
  methods: [],
  entry: 'OPEN',
};
const mall: IncreaseFacts = { ...smb, smb: false, mall: true, methods: [IncreaseMethod.File] };

describe('the increase-quota button', () => {
  test('needs a smb product, or a mall product with methods', { tags: ['increase-show-product'] }, () => {
    expect(canShowIncrease(smb)).toBe(true);
    expect(canShowIncrease(mall)).toBe(true);
    expect(canShowIncrease({ ...mall, methods: [] })).toBe(false);
    expect(canShowIncrease({ ...smb, smb: false, methods: [IncreaseMethod.Auto] })).toBe(false);
  });
  test('needs a parent account', { tags: ['increase-show-parent'] }, () => {
    expect(canShowIncrease({ ...smb, parent: false })).toBe(false);
    expect(canShowIncrease({ ...mall, parent: false })).toBe(false);
  });
  test('needs a quota that is not frozen', { tags: ['increase-show-not-frozen'] }, () => {
    expect(canShowIncrease({ ...smb, frozen: true })).toBe(false);
    expect(canShowIncrease({ ...mall, frozen: true })).toBe(false);
  });
  test('needs a product that is not offline', { tags: ['increase-show-not-offline'] }, () => {
    expect(canShowIncrease({ ...smb, offline: true })).toBe(false);
    expect(canShowIncrease({ ...mall, offline: true })).toBe(false);
  });
  test('needs no re-credit pending', { tags: ['increase-show-no-recredit'] }, () => {
    expect(canShowIncrease({ ...smb, recreditPending: true })).toBe(false);
    expect(canShowIncrease({ ...mall, recreditPending: true })).toBe(false);
  });
  test('needs the entry switch open', { tags: ['increase-show-switch-open', 'target-version-open'] }, () => {
    for (const entry of ['CLOSE', '', undefined]) {
      expect(canShowIncrease({ ...smb, entry })).toBe(false);
      expect(canShowIncrease({ ...mall, entry })).toBe(false);
    }
  });
  test('decides by these terms only, in every combination', () => {
    const flags = [false, true];
    for (const s of flags)
      for (const m of flags)
        for (const some of flags)
          for (const parent of flags)
            for (const frozen of flags)
              for (const offline of flags)
                for (const recreditPending of flags)
                  for (const entry of ['OPEN', 'CLOSE'])
                    expect(
                      canShowIncrease({
                        smb: s,
                        mall: m,
                        methods: some ? [IncreaseMethod.Auto] : [],
                        parent,
                        frozen,
                        offline,
                        recreditPending,
                        entry,
                      }),
                    ).toBe(
                      (s || (m && some)) &&
                        parent &&
                        !frozen &&
                        !offline &&
                        !recreditPending &&
                        entry === 'OPEN',
                    );
  });
});

test.each([
  [24_398.7, false, 'overdue'],
  [24_398.7, true, 'overdue'],
  [0, true, 'frozen'],
  [0, false, 'go'],
] as const)('a click with overdue amount %s and frozen %s: %s', (overdueAmount, frozen, expected) => {
  expect(increaseClick({ overdueAmount, frozen })).toBe(expected);
});

test('only enabled methods count', () => {
  expect(
    openMethods([
      { queryType: IncreaseMethod.Auto, enabledIncreaseLimit: false },
      { queryType: IncreaseMethod.File, enabledIncreaseLimit: true },
    ]),
  ).toEqual(['FILE']);
  expect(openMethods(undefined)).toEqual([]);
});

test('the upper limit is 1,000,000 unless given', { tags: ['entity-popup-incrupperlimit-default'] }, () => {
  expect(upperLimit(undefined)).toBe(1_000_000);
  expect(upperLimit({})).toBe(1_000_000);
  expect(upperLimit({ incrUpperLimit: 2_000_000 })).toBe(2_000_000);
});

import { expect, test } from 'vitest';
import { ScenarioConflict, compose } from './compose.ts';
import type { Scenario } from './scenario.ts';

const scenario = (name: string, rest: Partial<Scenario> = {}): Scenario => ({
  name,
  title: name,
  group: 'quota',
  ...rest,
});

const all: Scenario[] = [
  scenario('baseline', {
    given: { viewer: { account: 'parent', product: '12003' }, quota: { fixed: 1000 } },
    visit: '/company/index',
  }),
  scenario('rich', { extends: ['baseline'], given: { quota: { fixed: 9000 } } }),
  scenario('poor', { extends: ['baseline'], given: { quota: { fixed: 10 } } }),
  scenario('child', { extends: ['baseline'], given: { viewer: { account: 'child' } } }),
  scenario('rich-child', { extends: ['rich', 'child'] }),
  scenario('rich-again', { extends: ['baseline'], given: { quota: { fixed: 9000 } } }),
  scenario('no-product', { given: { viewer: { product: null } } }),
  scenario('failing', {
    faults: [
      { on: 'standard.queryCouponInfo', answer: { code: '9999999' } },
      { on: 'legacy.userDataV2', answer: { status: 502 } },
    ],
  }),
  scenario('slow', { faults: [{ on: 'standard.queryCouponInfo', answer: { delay: '3s' } }] }),
  scenario('late', { clock: '2026-12-01T10:00:00+08:00', visit: '/company/quotaManage' }),
  scenario('running', { clock: { at: '2026-12-01T10:00:00+08:00', running: true } }),
];

const find = (name: string): Scenario => {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};
const together = (...names: string[]) => compose(names.map(find), find);
const conflict = (...names: string[]): string => {
  try {
    together(...names);
  } catch (error) {
    if (error instanceof ScenarioConflict) return error.message;
  }
  throw new Error('no conflict');
};

test('overrides what it extends and keeps the rest', () => {
  expect(together('rich').given).toEqual({
    viewer: { account: 'parent', product: '12003' },
    quota: { fixed: 9000 },
  });
});

test('prefers an override to the common base, side by side', () => {
  expect(together('rich', 'child').given).toEqual(together('rich-child').given);
  expect(together('child', 'rich').given).toEqual(together('rich-child').given);
  expect(together('baseline', 'rich').given.quota).toEqual({ fixed: 9000 });
  expect(together('rich', 'baseline').given.quota).toEqual({ fixed: 9000 });
});

test('refuses two scenarios that set one path differently, and names the path', () => {
  expect(conflict('rich', 'poor')).toBe(
    '场景 rich 与 poor 对同一处给出不同的值：/given/quota/fixed（rich 为 9000，poor 为 10）',
  );
});

test('accepts two scenarios that set one path alike', () => {
  expect(together('rich', 'rich-again').given.quota).toEqual({ fixed: 9000 });
});

test('reports a value against a branch as a conflict at the deeper path', () => {
  const flat = scenario('flat', { given: { quota: null } as unknown as NonNullable<Scenario['given']> });
  const lookUp = (name: string) => (name === 'flat' ? flat : find(name));
  expect(() => compose([find('rich'), flat], lookUp)).toThrow(
    '/given/quota/fixed（rich 为 9000，flat 为 null）',
  );
});

test('treats null as an ordinary value', () => {
  expect(together('no-product').given).toEqual({ viewer: { product: null } });
});

test('adds faults of different operations, and refuses different ones of one operation', () => {
  expect(together('failing', 'late').faults.map(({ on }) => on)).toEqual([
    'standard.queryCouponInfo',
    'legacy.userDataV2',
  ]);
  expect(conflict('failing', 'slow')).toContain('/faults/standard.queryCouponInfo');
});

test('sets the clock to the usual instant or that of a scenario, stopped or running', () => {
  expect(together('rich').clock).toEqual({ at: Date.parse('2026-11-12T02:00:00Z'), running: false });
  expect(together('late').clock).toEqual({ at: Date.parse('2026-12-01T02:00:00Z'), running: false });
  expect(together('running').clock.running).toBe(true);
});

test('takes names, titles and page from the requested scenarios', () => {
  expect(together('rich', 'late')).toMatchObject({
    scenarios: ['rich', 'late'],
    title: 'rich、late',
    visit: '/company/quotaManage',
  });
});

import { expect, test } from 'vitest';
import { problemsOf } from '../../ui/form/parsed.ts';
import { settingForm } from './form.ts';
import {
  allUnusableReason,
  draftOf,
  inDeductionOrder,
  isChanged,
  moveSource,
  toggleSource,
  type Account,
  type Setting,
} from './rules.ts';

const account = (source: Account['source'], rest: Partial<Account> = {}): Account => ({
  source,
  accountNo: '8801220611736027',
  accountName: '禾川',
  balance: 1,
  used: true,
  usable: true,
  ...rest,
});
const setting: Setting = {
  autoRepay: true,
  accounts: [account('OVERFLOW'), account('EASY_PAY', { used: false })],
  deductDaysBefore: 1,
  deductTime: '09:00',
  remindDaysBefore: 3,
  remindPhone: '13800006027',
  editable: true,
};
const draft = draftOf(setting);

test('starts with the saved setting, with the used accounts alone', () => {
  expect(draft).toMatchObject({ autoRepay: true, sources: ['OVERFLOW'], deductDaysBefore: 1 });
});

test('tells whether a draft differs from the saved setting', () => {
  expect(isChanged(setting, draft)).toBe(false);
  expect(isChanged(setting, { ...draft, remindPhone: '13911112222' })).toBe(true);
});

test('adds an account at the end, or removes it', () => {
  expect(toggleSource(['OVERFLOW'], 'EASY_PAY')).toEqual(['OVERFLOW', 'EASY_PAY']);
  expect(toggleSource(['OVERFLOW', 'EASY_PAY'], 'OVERFLOW')).toEqual(['EASY_PAY']);
});

test('moves a chosen account by one place, within the list', () => {
  expect(moveSource(['OVERFLOW', 'EASY_PAY'], 'EASY_PAY', -1)).toEqual(['EASY_PAY', 'OVERFLOW']);
  expect(moveSource(['OVERFLOW', 'EASY_PAY'], 'EASY_PAY', 1)).toEqual(['OVERFLOW', 'EASY_PAY']);
  expect(moveSource(['OVERFLOW'], 'EASY_PAY', 1)).toEqual(['OVERFLOW']);
});

test('lists the chosen accounts first', () => {
  expect(inDeductionOrder(setting.accounts, ['EASY_PAY']).map(({ source }) => source)).toEqual([
    'EASY_PAY',
    'OVERFLOW',
  ]);
});

test.each([
  [{}, {}],
  [{ sources: [] }, { sources: '请至少选择一个扣款账户' }],
  [{ remindPhone: '1380000602' }, { remindPhone: '请输入11位手机号' }],
  [{ remindPhone: '' }, { remindPhone: '请输入11位手机号' }],
])('validates a draft changed by %j: %j', (change, problems) => {
  expect(problemsOf(settingForm(setting.accounts), { ...draft, ...change })).toEqual(problems);
});

const unusable = [account('OVERFLOW', { usable: false, reason: '该资金方仅支持对公转账' })];

test('refuses to switch on automatic repayment from an account that cannot pay, but switches it off', () => {
  expect(problemsOf(settingForm(unusable), draft)).toEqual({
    sources: '该资金方仅支持对公转账，暂不能开启自动还款',
  });
  expect(problemsOf(settingForm(unusable), { ...draft, autoRepay: false })).toEqual({});
});

test('gives the reason why no account can pay, and none if one can', () => {
  expect(allUnusableReason(unusable)).toBe('该资金方仅支持对公转账');
  expect(allUnusableReason(setting.accounts)).toBeUndefined();
});

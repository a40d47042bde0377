import { expect, test } from 'vitest';
import { problemsOf } from '#portal/ui/form/parsed.ts';
import { passwordForm, type PasswordChange } from './form.ts';

const right = { oldPassword: '804617', password: '351902', again: '351902' };

test.each<[PasswordChange, object, object]>([
  ['change', {}, {}],
  ['change', { oldPassword: '80461' }, { oldPassword: '请输入6位数字' }],
  ['change', { password: '35190a', again: '35190a' }, { password: '请输入6位数字' }],
  ['change', { again: '351903' }, { again: '两次输入的密码不一致' }],
  ['set', { oldPassword: '' }, {}],
  ['reset', { oldPassword: '', password: '3519021', again: '3519021' }, { password: '请输入6位数字' }],
])('a %s with %o has the problems %o', (change, typed, problems) =>
  expect(problemsOf(passwordForm(change), { ...right, ...typed })).toEqual(problems),
);

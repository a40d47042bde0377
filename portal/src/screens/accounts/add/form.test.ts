import { expect, test } from 'vitest';
import { problemsOf } from '#portal/ui/form/parsed.ts';
import { addForm } from './form.ts';

const right = {
  loginId: 'hechuan_cg14',
  existing: false,
  nickname: '禾川采购苏州组',
  phone: '13606812257',
  capped: true,
  limit: '50,000',
};

test.each([
  [{}, {}],
  [{ capped: false, limit: '' }, {}],
  [{ loginId: 'cg1' }, { loginId: '请输入4至30位字母、数字或下划线，以字母开头' }],
  [{ loginId: '1hechuan' }, { loginId: '请输入4至30位字母、数字或下划线，以字母开头' }],
  [{ nickname: ' 苏州组' }, { nickname: '请输入1至30字的账号名称' }],
  [{ nickname: '苏'.repeat(31) }, { nickname: '请输入1至30字的账号名称' }],
  [{ phone: '1360681225' }, { phone: '请输入11位手机号' }],
  [{ limit: '五万' }, { limit: '请写出完整的数字，如60000，不用万、千等单位' }],
  [{ limit: '1,200,000.01' }, { limit: '上限额度须在0.00至1,200,000.00元之间' }],
])('finds in %j the problems %j', (typed, problems) =>
  expect(problemsOf(addForm(1_200_000), { ...right, ...typed })).toEqual(problems),
);

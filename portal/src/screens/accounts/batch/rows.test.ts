import { expect, test } from 'vitest';
import { cellsOf, rowsOf } from './rows.ts';

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['a，b， c', ['a', 'b', 'c']],
  ['a\tb, c\td', ['a', 'b, c', 'd']],
  ['a,"1,000.00",b', ['a', '1,000.00', 'b']],
  ['"say ""yes""",b', ['say "yes"', 'b']],
])('splits %j into cells', (line, cells) => expect(cellsOf(line)).toEqual(cells));

const right = { loginId: 'hechuan_cg14', existing: false, nickname: '苏州组', phone: '13606812257' };

test.each([
  ['hechuan_cg14,苏州组,13606812257', right],
  ['hechuan_cg14,苏州组,13606812257,"50,000.00",新账号', { ...right, limit: 50_000 }],
  ['hechuan_cg14\t苏州组\t+86 136-0681-2257\t¥50,000元', { ...right, limit: 50_000 }],
  ['hechuan_cg14\t苏州组\t13606812257\t\t已有账号', { ...right, existing: true }],
])('reads the line %j as %o', (line, account) =>
  expect(rowsOf(line)).toMatchObject([{ line: 1, account, problem: undefined }]),
);

test.each([
  ['14号,苏州组,13606812257', '登录账号须为4至30位字母、数字或下划线，以字母开头'],
  ['hechuan_cg14,,13606812257', '账号名称须为1至30字'],
  ['hechuan_cg14,苏州组,1360681', '手机号须为11位'],
  ['hechuan_cg14,苏州组,13606812257,面议', '上限额度不是正确的金额'],
  ['hechuan_cg14,苏州组,13606812257,五万', '请写出完整的数字，如60000，不用万、千等单位'],
  ['hechuan_cg14,苏州组,13606812257,,旧的', '类型须为新账号或已有账号'],
  ['hechuan_cg14,苏州组,13606812257,,constructor', '类型须为新账号或已有账号'],
])('refuses the line %j: %s', (line, problem) =>
  expect(rowsOf(line)).toMatchObject([{ account: undefined, problem }]),
);

test('skips a heading, a byte order mark and empty lines', () => {
  const text =
    '\uFEFF登录账号,账号名称,手机号\r\n\r\nhechuan_cg14,苏州组,13606812257\nhechuan_cg15,无锡组,13606812258\n';
  expect(rowsOf(text).map(({ line, loginId }) => [line, loginId])).toEqual([
    [1, 'hechuan_cg14'],
    [2, 'hechuan_cg15'],
  ]);
});

import { expect, test } from 'vitest';
import { nameAndLogin, nameOf } from './accountName.ts';

test.each([
  [{ jdpin: 'hechuan_cg02', nickname: '禾川采购二部' }, '禾川采购二部', '禾川采购二部（hechuan_cg02）'],
  [{ jdpin: 'hechuan_cg02' }, 'hechuan_cg02', 'hechuan_cg02'],
])('names %o %s', (account, name, both) => {
  expect([nameOf(account), nameAndLogin(account)]).toEqual([name, both]);
});

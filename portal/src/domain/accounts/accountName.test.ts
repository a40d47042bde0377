import { expect, test } from 'vitest';
import { nameAndLogin, nameOf } from './accountName.ts';

test.each([
  [{ jdpin: 'hechuan_cg02', nickname: '禾川采购二部' }, '禾川采购二部', '禾川采购二部（hechuan_cg02）'],
  [{ jdpin: 'hechuan_cg02' }, 'hechuan_cg02', 'hechuan_cg02'],
])('names the account %j %s, and with its login %s', (account, name, both) => {
  expect([nameOf(account), nameAndLogin(account)]).toEqual([name, both]);
});

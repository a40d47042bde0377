import { expect, test } from 'vitest';
import { companyProblem } from './company.ts';
import { knownCompany } from './register.ts';
import type { CompanyEntry } from './schema.ts';

const today = '2026-11-12';
const entry = knownCompany({
  company: {
    name: '杭州禾川工业设备有限公司',
    creditCode: '91330108MA2H7K3N62',
    legalPerson: '沈志远',
    admin: { name: '周敏', phone: '13800006027' },
  },
});

test.each<[string, Partial<CompanyEntry>, string | undefined]>([
  ['accepts the data of the register', {}, undefined],
  ['accepts a rare surname', { legalName: '𠮷田' }, undefined],
  [
    'refuses an ID card that ends on the day it begins',
    { legalIdFrom: today, legalIdTo: today },
    '证件截止日期须晚于生效日期',
  ],
  ['refuses a wrong check character', { creditCode: '91330108MA2H7K3N61' }, '统一社会信用代码的校验位不正确'],
  ['refuses a city in place of a district', { regionCode: '330100' }, '请选择注册地区到最末级'],
  ['refuses an address of blanks', { address: '      ' }, '地址不能为空白'],
  ['refuses a foundation tomorrow', { foundedOn: '2026-11-13' }, '成立日期不能晚于今天'],
  ['refuses an expired licence', { termTo: '2026-11-11' }, '营业期限已到期'],
  [
    'refuses an ID card with a wrong check character',
    { legalIdNo: '330102197806142321' },
    '法定代表人身份证号的校验位不正确',
  ],
  [
    'refuses a birthday on 30 February',
    { legalIdNo: '330102197802302323' },
    '法定代表人身份证号的出生日期不正确',
  ],
  [
    'refuses a birthday that is today',
    { legalIdNo: '330102202611122323' },
    '法定代表人身份证号的出生日期不正确',
  ],
  ['refuses an ID card from tomorrow', { legalIdFrom: '2026-11-13' }, '证件生效日期不能晚于今天'],
  ['refuses an expired ID card', { legalIdTo: '2026-11-11' }, '法定代表人证件已到期'],
])('%s', (_, change, problem) => expect(companyProblem({ ...entry, ...change }, today)).toBe(problem));

test('accepts an ID card without an end', () => {
  const { legalIdTo: _end, ...withoutEnd } = entry;
  expect(companyProblem(withoutEnd, today)).toBeUndefined();
});

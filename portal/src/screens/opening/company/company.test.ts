import { describe, expect, test } from 'vitest';
import { problemsOf } from '#portal/ui/form/parsed.ts';
import { companyForm } from './form.ts';
import { originOf, toFill } from './origin.ts';
import { validCompany as valid } from './validCompany.ts';
import { readOff, valuesOf } from './values.ts';

const problemOf = (field: keyof typeof valid, value: string) =>
  problemsOf(companyForm('2026-11-12'), { ...valid, [field]: value })[field];

test('accepts the values of the licence and the card', () => {
  expect(problemsOf(companyForm('2026-11-12'), valid)).toEqual({});
});

test.each([
  ['91330108MA2H7K3N62', undefined],
  ['91330108MA2H7K3N61', '校验位不正确，请对照营业执照核对'],
  ['91330108MA2H7K3N6', '请输入18位统一社会信用代码'],
  ['91330108MA2H7K3N622', '请输入18位统一社会信用代码'],
  ['91330108MA2H7K3NI2', '请输入18位统一社会信用代码'],
  ['91330108MA2H7K3NO2', '请输入18位统一社会信用代码'],
  ['9133010XMA2H7K3N62', '请输入18位统一社会信用代码'],
  ['', '请填写此项'],
])('validates the credit code "%s": %s', { tags: ['open-credit-code'] }, (code, problem) => {
  expect(problemOf('creditCode', code)).toBe(problem);
});

test.each([
  ['330102197806142320', undefined],
  ['11010519491231002X', undefined],
  ['330102197806142321', '校验位不正确，请对照身份证核对'],
  ['330102197813142320', '校验位不正确，请对照身份证核对'],
  ['330102197802302320', '校验位不正确，请对照身份证核对'],
  ['33010219780614232', '请输入18位身份证号'],
  ['33010219780614232x', '校验位不正确，请对照身份证核对'],
  ['', '请填写此项'],
])('validates the ID card "%s": %s', { tags: ['open-id-card'] }, (number, problem) => {
  expect(problemOf('legalIdNo', number)).toBe(problem);
});

describe('rules between the days', { tags: ['form-field-rules-1'] }, () => {
  test.each([
    ['foundedOn', '2026-11-12', undefined],
    ['foundedOn', '2026-11-13', '成立日期不能晚于今天'],
    ['foundedOn', '2026-13-01', '请输入正确的日期，如2026-11-22'],
    ['termTo', '', undefined],
    ['termTo', '2026-11-12', undefined],
    ['termTo', '2026-11-11', '营业期限已到期'],
    ['legalIdFrom', '2026-11-13', '证件生效日期不能晚于今天'],
    ['legalIdTo', '', undefined],
    ['legalIdTo', '2026-11-11', '证件已到期'],
    ['legalIdTo', '2016-09-12', '证件已到期'],
  ] as const)('validate %s %s: %s', (field, value, problem) => {
    expect(problemOf(field, value)).toBe(problem);
  });
});

describe('rules of single fields', () => {
  test.each([
    ['companyName', '广西壮族自治区𠮷田（集团）股份有限公司', undefined],
    ['companyName', '司', '至少输入2个字'],
    ['companyName', '公'.repeat(101), '最多输入100个字'],
    ['legalName', '𠮷田·买买提', undefined],
    ['legalName', '阿卜杜热西提·阿卜杜拉', undefined],
    ['legalName', '张3', '请输入2至50字的姓名，不含数字'],
    ['legalName', '张', '请输入2至50字的姓名，不含数字'],
    ['registeredCapital', '0.01', undefined],
    ['registeredCapital', '0', '须大于0'],
    ['registeredCapital', '1.234', '金额最多两位小数'],
    ['registeredCapital', '一千', '请写出完整的数字，如60000，不用万、千等单位'],
    ['registeredCapital', '100000000.01', '不能大于100000000'],
    ['address', '滨康路', '至少输入5个字'],
    ['regionCode', '', '请选择注册地区到最末级'],
    ['legalPhone', '12957106821', '请输入11位手机号'],
    ['legalPhone', '1395710682', '请输入11位手机号'],
  ] as const)('validate %s %s: %s', (field, value, problem) => {
    expect(problemOf(field, value)).toBe(problem);
  });
});

test(
  'tells whether a value was typed, read off the licence, or changed since',
  { tags: ['form-field-rules-2'] },
  () => {
    expect(originOf(undefined, '沈志远')).toEqual({ kind: 'typed' });
    expect(originOf('500.00', '500.00')).toEqual({ kind: 'read' });
    expect(originOf('500.00', '1,000.00')).toEqual({ kind: 'edited', read: '500.00' });
  },
);

test('a new licence fills only empty fields and those with a value of the last licence', () => {
  const read = { companyName: '甲公司', address: '新地址', registeredCapital: '500.00' };
  const before = { companyName: '乙公司', registeredCapital: '300.00' };
  const values = { companyName: '乙公司', address: '', registeredCapital: '1,000.00' };
  expect(toFill(read, before, values)).toEqual(['companyName', 'address']);
});

test('turns recognised values into values of the form, and starts empty without any', () => {
  expect(readOff({ registeredCapital: 500, companyName: '甲公司', regionName: '浙江省' })).toEqual({
    registeredCapital: '500.00',
    companyName: '甲公司',
  });
  expect(valuesOf(undefined)).toMatchObject({ companyName: '', termTo: '' });
});

/**
 * Tests every text field of an opening with twenty invalid values and five unusual valid ones, as pasted by a person:
 * invalid ones show an error under the field. Fields with a list cannot be typed into.
 */
import { describe, expect, test } from 'vitest';
import { OpeningField } from '#generated/shared/enums.ts';
import { halfWidth, mobileTyped, ungrouped } from '#portal/format/typed.ts';
import { addInfoForm } from '#portal/screens/opening/addInfo/form.ts';
import { businessForm } from '#portal/screens/opening/business/form.ts';
import { companyForm } from '#portal/screens/opening/company/form.ts';
import { codeForm } from '#portal/screens/opening/nologin/form.ts';
import { callbackForm } from '#portal/screens/opening/offline/form.ts';
import { accountForm } from '#portal/screens/opening/verify/account/form.ts';
import { arrivedForm } from '#portal/screens/opening/verify/arrived/form.ts';
import { parsed, type Parsed } from '#portal/ui/form/parsed.ts';
import { forms } from './forms.ts';
import {
  account,
  addresses,
  banks,
  capital,
  creditCode,
  names,
  transferred,
} from './openingValues/company.ts';
import { future, past } from './openingValues/days.ts';
import { INVALID, optional, type Kind } from './openingValues/kind.ts';
import { code, email, idCard, person, phone, recommender } from './openingValues/person.ts';

const TODAY = '2026-11-12';

const as = (text: string): string => text;
const upper = (text: string): string => ungrouped(text).toUpperCase();

/** Returns the form's error of a field with this value, all others valid. */
const inForm =
  (parse: (values: unknown) => Parsed, valid: object, field: string) =>
  (value: string): string | undefined =>
    parse({ ...valid, [field]: value }).problems[field];

const company = forms['company']!;
const contacts = forms['contacts']!;
const inCompany = (field: string) => inForm(parsed(companyForm(TODAY)), company.valid, field);
const inInfo = (field: OpeningField) =>
  inForm(parsed(addInfoForm(Object.values(OpeningField), TODAY)), forms['addInfo']!.valid, field);
const inContact = (field: string) => (value: string) => {
  const [contact] = contacts.valid['contacts'] as readonly object[];
  return contacts.parse({ contacts: [{ ...contact, [field]: value }] }).problems[`contacts.0.${field}`];
};

/** A field, its control's reading of typed or pasted text, and the form's error. */
const fields: Readonly<
  Record<
    string,
    readonly [Kind, read: (typed: string) => string, problemOf: (value: string) => string | undefined]
  >
> = {
  企业名称: [names, as, inCompany('companyName')],
  统一社会信用代码: [creditCode, upper, inCompany('creditCode')],
  注册资本: [capital, halfWidth, inCompany('registeredCapital')],
  成立日期: [past, as, inCompany('foundedOn')],
  营业期限至: [future, as, inCompany('termTo')],
  详细地址: [addresses, as, inCompany('address')],
  实际经营地址: [optional(addresses, 5, 200), as, inCompany('officeAddress')],
  法定代表人姓名: [person, as, inCompany('legalName')],
  法定代表人手机号: [phone, mobileTyped, inCompany('legalPhone')],
  法定代表人身份证号: [idCard, upper, inCompany('legalIdNo')],
  证件生效日期: [past, as, inCompany('legalIdFrom')],
  证件有效期至: [future, as, inCompany('legalIdTo')],
  联系人姓名: [person, as, inContact('name')],
  联系人手机号: [phone, mobileTyped, inContact('phone')],
  联系人邮箱: [email, halfWidth, inContact('email')],
  联系人短信验证码: [code, ungrouped, inContact('code')],
  推荐码: [recommender, halfWidth, inForm(parsed(businessForm), forms['business']!.valid, 'recommendCode')],
  对公银行账号: [account, ungrouped, inForm(parsed(accountForm), forms['account']!.valid, 'accountNo')],
  开户银行: [banks, as, inForm(parsed(accountForm), forms['account']!.valid, 'bankName')],
  到账金额: [transferred, halfWidth, inForm(parsed(arrivedForm), {}, 'amount')],
  回电联系人: [person, as, inForm(parsed(callbackForm), forms['offline']!.valid, 'name')],
  回电电话: [phone, mobileTyped, inForm(parsed(callbackForm), forms['offline']!.valid, 'phone')],
  签署链接验证码: [code, ungrouped, inForm(parsed(codeForm), {}, 'code')],
  补充注册资本: [capital, halfWidth, inInfo(OpeningField.RegisteredCapital)],
  补充营业期限: [future, as, inInfo(OpeningField.TermTo)],
  补充注册地址: [addresses, as, inInfo(OpeningField.Address)],
  补充实际经营地址: [optional(addresses, 5, 200), as, inInfo(OpeningField.OfficeAddress)],
  补充证件生效日期: [past, as, inInfo(OpeningField.LegalIdFrom)],
  补充证件有效期: [future, as, inInfo(OpeningField.LegalIdTo)],
  补充手机号: [phone, mobileTyped, inInfo(OpeningField.LegalPhone)],
};

describe.each(Object.entries(fields))('%s', (_, [{ bad, odd }, read, message]) => {
  test('shows an error in Chinese for twenty invalid values', () => {
    expect(new Set(bad).size).toBe(INVALID);
    const passed = bad.filter((typed) => !/\p{Script=Han}/u.test(message(read(typed)) ?? ''));
    expect(passed.map((typed) => JSON.stringify(typed))).toEqual([]);
  });

  test('accepts five unusual valid values', () => {
    expect(new Set(odd).size).toBe(5);
    expect(odd.flatMap((typed) => message(read(typed)) ?? [])).toEqual([]);
  });
});

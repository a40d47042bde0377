/**
 * Tests every field of an opening, lists of choices included, with typical mistakes and unusual valid input. openingValues.test.ts
 * tests the text fields with pasted texts.
 */
import { describe, expect, test } from 'vitest';
import { CallbackTime } from '#generated/shared/enums/CallbackTime.ts';
import { CompanyKind } from '#generated/shared/enums/CompanyKind.ts';
import { ContactRole } from '#generated/shared/enums/ContactRole.ts';
import { PayHabit } from '#generated/shared/enums/PayHabit.ts';
import { PurchaseKind } from '#generated/shared/enums/PurchaseKind.ts';
import { PurchaseVolume } from '#generated/shared/enums/PurchaseVolume.ts';
import { Relationship } from '#generated/shared/enums/Relationship.ts';
import { companyForm } from '#portal/screens/opening/company/form.ts';
import { contactsForm } from '#portal/screens/opening/contacts/form.ts';
import { parsed } from '#portal/ui/form/parsed.ts';
import { forms, type FormRow } from './forms.ts';
import * as odd from './oddValues.ts';

type Table = Readonly<Record<string, odd.OddValues>>;

const places = [
  '新疆维吾尔自治区人民政府旁1号',
  'Binkang Rd. 1180',
  '滨康路１１８０号',
  '  滨康路1180号  ',
  '𠮷祥里12弄3号',
];
const company: Table = {
  companyName: odd.textOf(2, 100, [
    '广西壮族自治区𠮷田（集团）股份有限公司',
    'ＡＢＢ（中国）有限公司',
    '3M中国',
    '公'.repeat(100),
    ' 禾川\u200b ',
  ]),
  creditCode: odd.creditCode,
  companyKind: odd.oneOf(Object.values(CompanyKind)),
  registeredCapital: odd.capital,
  foundedOn: odd.dayUntil,
  termTo: odd.dayFrom,
  regionCode: odd.regionCode,
  address: odd.textOf(5, 200, places),
  officeAddress: odd.optionalText(5, 200, ['', '   ', ...places.slice(0, 3)]),
  legalName: odd.personName,
  legalIdNo: odd.idCard,
  legalIdFrom: odd.dayUntil,
  legalIdTo: odd.dayFrom,
  legalPhone: odd.mobile,
};
const contact: Table = {
  name: odd.personName,
  role: odd.oneOf(Object.values(ContactRole)),
  relationship: odd.oneOf(Object.values(Relationship)),
  phone: odd.mobile,
  email: odd.email,
  code: odd.smsCode,
};
const business: Table = {
  purchaseKinds: odd.someOf(Object.values(PurchaseKind)),
  monthlyVolume: odd.oneOf(Object.values(PurchaseVolume)),
  payHabit: odd.oneOf(Object.values(PayHabit)),
  recommendCode: odd.recommendCode,
};
const account: Table = {
  accountNo: odd.account,
  bankName: odd.textOf(4, 100, [
    '招商银行杭州滨江支行',
    'HSBC Hangzhou',
    '𠮷林银行一支行',
    ' 中国农业银行股份有限公司\u00a0',
    '行'.repeat(100),
  ]),
};
const arrived: Table = { amount: odd.arrived };
const callback: Table = {
  name: odd.personName,
  phone: odd.mobile,
  time: odd.oneOf(Object.values(CallbackTime)),
};

const typed = ({ read }: odd.OddValues, value: unknown): unknown =>
  read !== undefined && typeof value === 'string' ? read(value) : value;

const rowOf = (name: string): FormRow => {
  const row = forms[name];
  if (row === undefined) throw new Error(`no form ${name}`);
  return row;
};

/** Returns the problem of a field with this value, all others valid. */
const problemIn =
  ({ parse, valid }: FormRow) =>
  (name: string, value: unknown): string | undefined =>
    Object.entries(parse({ ...valid, [name]: value }).problems).find(
      ([path]) => path.split('.')[0] === name,
    )?.[1];

/** Returns the problem of a value in a field of the contacts, with one contact that has a relationship. */
function contactProblem(name: string, value: unknown): string | undefined {
  const { valid } = rowOf('contacts');
  const [first] = valid['contacts'] as readonly object[];
  const rule = {
    roles: Object.values(ContactRole),
    once: [],
    relationships: Object.values(Relationship),
    relationshipFor: Object.values(ContactRole),
    minContacts: 1,
    maxContacts: 5,
  };
  const contacts = [{ ...first, relationship: Relationship.FinanceHandler, [name]: value }];
  return parsed(contactsForm(rule, []))({ contacts }).problems[`contacts.0.${name}`];
}

/** The company form on the day of the simulator. */
const companyRow: FormRow = { ...rowOf('company'), parse: parsed(companyForm('2026-11-12')) };

const tables: readonly (readonly [
  form: string,
  Table,
  (name: string, value: unknown) => string | undefined,
])[] = [
  ['company', company, problemIn(companyRow)],
  ['contacts', contact, contactProblem],
  ['business', business, problemIn(rowOf('business'))],
  ['account', account, problemIn(rowOf('account'))],
  ['arrived', arrived, problemIn(rowOf('arrived'))],
  ['offline', callback, problemIn(rowOf('offline'))],
];

describe.each(tables)('%s', { tags: ['form-field-rules-1', 'form-field-rules-2'] }, (_, table, problem) => {
  test.each(Object.entries(table))('shows a reason under %s for 20+ wrong values', (name, values) => {
    expect(values.bad.length).toBeGreaterThanOrEqual(20);
    for (const value of values.bad)
      expect(problem(name, typed(values, value)), JSON.stringify(value)).toMatch(/\p{Script=Han}/u);
  });

  test.each(Object.entries(table))('accepts five unusual values in %s', (name, values) => {
    expect(values.odd).toHaveLength(5);
    for (const value of values.odd)
      expect(problem(name, typed(values, value)), JSON.stringify(value)).toBeUndefined();
  });
});

// Each contact of the list is an object; its fields are in the table `contact`.
test('covers every field of these forms, the list of contacts excepted', () => {
  const names = (form: string) => Object.keys(rowOf(form).valid).sort();
  for (const [form, table] of tables.filter(([name]) => name !== 'contacts'))
    expect(Object.keys(table).sort()).toEqual(names(form));
});

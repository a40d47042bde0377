import { expect, test } from 'vitest';
import { ContactRole } from '#generated/shared/enums/ContactRole.ts';
import { Relationship } from '#generated/shared/enums/Relationship.ts';
import { ContactRoleLabel, RelationshipLabel } from '#generated/shared/labels.ts';
import { problemsOf } from '#portal/ui/form/parsed.ts';
import { contactsForm } from './form.ts';
import type { ContactRule } from './rules.ts';

const rule: ContactRule = {
  roles: ['legalRepresentative', 'financeHead', 'actualController', 'businessHead'],
  once: ['financeHead', 'actualController'],
  relationships: ['legalSpouse', 'legalParentChild', 'financeHandler'],
  relationshipFor: ['financeHead'],
  minContacts: 2,
  maxContacts: 5,
};
const finance = {
  name: '周敏',
  role: 'financeHead',
  relationship: 'financeHandler',
  phone: '13606812257',
  email: 'zhoumin@hechuan.cn',
  code: '604417',
};
const controller = {
  name: '陆启明',
  role: 'actualController',
  phone: '13757158840',
  email: 'luqiming@hechuan.cn',
  code: '604418',
};
const problemsIn = (contacts: readonly object[], verified: readonly string[] = []) =>
  problemsOf(contactsForm(rule, verified), { contacts });

test(
  'requires finance head and actual controller exactly once',
  { tags: ['open-contacts-roles-once'] },
  () => {
    expect(problemsIn([finance, controller])).toEqual({});
    expect(problemsIn([finance, { ...controller, role: 'businessHead' }])).toEqual({
      contacts: '请填写一位实际控制人',
    });
    expect(
      problemsIn([finance, controller, { ...finance, phone: '13900000001', email: 'a@hechuan.cn' }]),
    ).toEqual({
      'contacts.2.role': '财务负责人须且只能填写一位',
    });
  },
);

test(
  'offers the roles and relationships of the contract',
  { tags: ['contact-roles', 'relation-options'] },
  () => {
    expect(Object.values(ContactRole).map((role) => ContactRoleLabel[role])).toEqual([
      '法定代表人',
      '财务负责人',
      '运营',
      '销售',
      '朋友',
      '配偶',
      '直系亲属',
      '实际控制人',
      '业务负责人',
    ]);
    expect(Object.values(Relationship).map((each) => RelationshipLabel[each])).toEqual([
      '法定代表人配偶',
      '法定代表人父母/子女',
      '企业财务经办人',
    ]);
  },
);

test.each([
  ['refuses fewer than two contacts', [finance], { contacts: '请至少填写2位联系人' }],
  [
    'refuses a contact without a relationship',
    [{ ...finance, relationship: undefined }, controller],
    { 'contacts.0.relationship': '请选择关系' },
  ],
  [
    'refuses the same phone number twice',
    [finance, { ...controller, phone: finance.phone }],
    { 'contacts.1.phone': '联系人手机号不能相同' },
  ],
  [
    'refuses an empty code',
    [finance, { ...controller, code: '' }],
    { 'contacts.1.code': '请获取并填写验证码' },
  ],
  [
    'refuses a code that is too short',
    [finance, { ...controller, code: '604' }],
    { 'contacts.1.code': '请输入6位数字验证码' },
  ],
  [
    'refuses a name with digits',
    [{ ...finance, name: '周3' }, controller],
    { 'contacts.0.name': '请输入2至50字的姓名，不含数字' },
  ],
  [
    'refuses a landline number',
    [{ ...finance, phone: '0571-8888' }, controller],
    { 'contacts.0.phone': '请输入11位手机号' },
  ],
  [
    'refuses an invalid e-mail address',
    [finance, { ...controller, email: 'luqiming' }],
    { 'contacts.1.email': '请输入正确的邮箱地址' },
  ],
  ['accepts a rare surname', [{ ...finance, name: '𠮷敏' }, controller], {}],
])('the form %s', (_, contacts, problems) => {
  expect(problemsIn(contacts)).toEqual(problems);
});

test('reports empty fields of each contact', () => {
  // The list itself has a problem, too: no contact is the finance head.
  const emptyContact = { name: '', role: 'actualController', phone: '', email: '', code: '' };
  expect(Object.keys(problemsIn([{ ...emptyContact, role: 'businessHead' }, emptyContact])).sort()).toEqual(
    [
      'contacts',
      ...[0, 1].flatMap((row) =>
        ['code', 'email', 'name', 'phone'].map((name) => `contacts.${String(row)}.${name}`),
      ),
    ].sort(),
  );
});

test('needs no code for a number verified before', () => {
  const noCodes = [finance, controller].map((contact) => ({ ...contact, code: '' }));
  expect(problemsIn(noCodes, [finance.phone, controller.phone])).toEqual({});
});

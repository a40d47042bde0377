import { expect, test } from 'vitest';
import { ContactRole, Relationship } from '#generated/shared/enums.ts';
import { contactsProblem } from './contacts.ts';
import { openingRow } from './products.ts';
import { knownContacts } from './register.ts';
import { restrictedRoles } from './rows.ts';
import type { Contact } from './schema.ts';

const viewer = {
  loggedIn: true,
  pin: 'a',
  account: '1901',
  product: null,
  userTag: 'normal',
  admin: true,
} as const;
const rule = openingRow({ viewer }, '12003')!.contacts;
const anyRole = openingRow({ viewer }, '12010')!.contacts;
const [finance, controller] = [knownContacts[0]!, knownContacts[1]!];
const friend: Contact = {
  name: '李伟',
  role: ContactRole.Friend,
  phone: '13511112222',
  email: 'liwei@hechuan.cn',
};
const phones = (contacts: readonly Contact[]) =>
  contacts.map((contact, index) => ({ ...contact, phone: `1351111222${index}` }));

test('has four restricted roles in order', { tags: ['contact-role-restricted'] }, () => {
  expect(restrictedRoles.map(String)).toEqual([
    'legalRepresentative',
    'financeHead',
    'actualController',
    'businessHead',
  ]);
});

test('has nine roles and three relationships', { tags: ['contact-roles', 'relation-options'] }, () => {
  expect(Object.values(ContactRole).map(String)).toEqual([
    'legalRepresentative',
    'financeHead',
    'operations',
    'sales',
    'friend',
    'spouse',
    'directRelative',
    'actualController',
    'businessHead',
  ]);
  expect(Object.values(Relationship).map(String)).toEqual([
    'legalSpouse',
    'legalParentChild',
    'financeHandler',
  ]);
});

test.each<[string, readonly Contact[], string | undefined]>([
  ['one of each', [finance, controller], undefined],
  ['no finance head', phones([controller, controller]), '财务负责人须且只能填写一位'],
  ['two finance heads', phones([finance, finance, controller]), '财务负责人须且只能填写一位'],
  ['two actual controllers', phones([finance, controller, controller]), '实际控制人须且只能填写一位'],
  ['only one person', [finance], '请至少填写2位联系人'],
  ['six persons', phones(Array.from({ length: 6 }, () => controller)), '最多填写5位联系人'],
  ['a friend', phones([finance, controller, friend]), '该产品不支持角色朋友'],
  ['one mobile for two', [finance, { ...controller, phone: finance.phone }], '联系人手机号不能相同'],
  ['a blank name', [finance, { ...controller, name: '  ' }], '联系人姓名不能为空白'],
])('checks the restricted list: %s', { tags: ['open-contacts-roles-once'] }, (_, contacts, problem) =>
  expect(contactsProblem(rule, contacts)).toBe(problem),
);

test('accepts any role for other products, and needs the relationship of a spouse', () => {
  expect(contactsProblem(anyRole, [friend])).toBeUndefined();
  const spouse: Contact = { ...friend, role: ContactRole.Spouse };
  expect(contactsProblem(anyRole, [spouse])).toBe('请选择配偶的关系');
  expect(contactsProblem(anyRole, [{ ...spouse, relationship: Relationship.LegalSpouse }])).toBeUndefined();
});

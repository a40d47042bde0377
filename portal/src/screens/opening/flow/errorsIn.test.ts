import { expect, test } from 'vitest';
import { errorsIn } from './errorsIn.ts';

const labels = { contacts: '联系人', name: '姓名', phone: '手机号' };
const wrong = { type: 'custom', message: '格式不正确', ref: {} };

test('lists every invalid field in the order of the page', () => {
  expect(errorsIn({}, labels)).toEqual([]);
  expect(errorsIn({ phone: wrong, name: wrong }, labels)).toEqual([
    { name: 'name', label: '姓名' },
    { name: 'phone', label: '手机号' },
  ]);
});

test('lists the invalid fields of a list, or the list itself', () => {
  expect(errorsIn({ contacts: [undefined, { phone: wrong, name: wrong }] }, labels)).toEqual([
    { name: 'contacts.1.name', label: '姓名' },
    { name: 'contacts.1.phone', label: '手机号' },
  ]);
  expect(errorsIn({ contacts: { root: wrong } }, labels)).toEqual([{ name: 'contacts', label: '联系人' }]);
});

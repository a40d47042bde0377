import { expect, test } from 'vitest';
import { isForAdmins, saysAdminsOnly } from './forAdmins.ts';
import type { Operation } from './types.ts';

const operation = (summary: string, url = '/users', condition = ''): Operation =>
  ({
    summary,
    url,
    tags: [],
    errors: [{ code: '403', when: 'wrong-role', condition, file: '', line: 1 }],
  }) as unknown as Operation;

test.each([
  'Admins only',
  'Only for administrators',
  'Requires an admin',
  'Admin role required',
  'Only an admin deletes users',
  '仅管理员可用',
  '仅车队管理员可以操作',
])('%s reserves an operation for administrators', { tags: ['odd-admin'] }, (text) => {
  expect(saysAdminsOnly(operation(text))).toBe(true);
  expect(saysAdminsOnly(operation('Lists users', '/users', text))).toBe(true);
});

test.each(['Creates an admin', 'Lists users and admins', 'Sends a message to the admin', 'Not your order'])(
  '%s reserves nothing for administrators',
  { tags: ['odd-admin'] },
  (text) => expect(saysAdminsOnly(operation(text))).toBe(false),
);

test('a path selects the administrator without excluding other users', { tags: ['odd-admin'] }, () => {
  expect(isForAdmins(operation('Lists users', '/api/admin/users'))).toBe(true);
  expect(saysAdminsOnly(operation('Lists users', '/api/admin/users'))).toBe(false);
  expect(isForAdmins(operation('Lists users', '/administer/users'))).toBe(false);
});

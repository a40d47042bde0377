import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { endsSession } from './endsSession.ts';
import type { Operation } from './types.ts';

/** Has the role of its pet, which `roles: []` removes. */
const pet = foreignOperation('petshop.replacePet');

test.each<[boolean, string, Partial<Operation>]>([
  [true, 'a logout by its operation id', { id: 'logout', url: '/v1/auth/leave', method: 'POST' }],
  [true, 'a logout by its path', { id: 'leave', url: '/v1/sign-out', method: 'POST' }],
  [true, 'the end of a session', { id: 'endSession', url: '/v1/leave', method: 'POST' }],
  [true, 'the deletion of a session', { id: 'leave', url: '/v1/me/session', method: 'DELETE', roles: [] }],
  [false, 'a login', { id: 'login', url: '/v1/login', method: 'POST', roles: [] }],
  [false, 'a change of the session', { id: 'leave', url: '/v1/session', method: 'PATCH', roles: [] }],
  [
    false,
    'the deletion of a resource that other operations share',
    { id: 'giveUp', url: '/v1/session', method: 'DELETE' },
  ],
  [false, 'a read', { id: 'logout', url: '/v1/logout', effect: 'read' }],
  [false, 'an operation without a login', { id: 'logout', url: '/v1/logout', open: true }],
  [false, 'a name that only contains logout', { id: 'saveDialogOutput', url: '/v1/dialogs', method: 'POST' }],
  [false, 'the end of something else', { id: 'endSession', url: '/v1/charging/{id}/end', method: 'POST' }],
  [false, 'a list of logs', { id: 'addLog', url: '/v1/logs', method: 'POST' }],
])('tells whether an operation ends the session (%s): %s', (ends, _, rest) => {
  expect(endsSession({ ...pet, ...rest })).toBe(ends);
});

import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { endsSession } from './endsSession.ts';
import type { Operation } from './types.ts';

const pet = foreignOperation('petshop.replacePet');

test.each<[boolean, string, Partial<Operation>]>([
  [true, 'a call of that name', { id: 'logout', url: '/v1/auth/leave', method: 'POST' }],
  [true, 'a path of that name', { id: 'leave', url: '/v1/sign-out', method: 'POST' }],
  [true, 'the end of a session', { id: 'endSession', url: '/v1/leave', method: 'POST' }],
  [true, 'a session taken away', { id: 'leave', url: '/v1/me/session', method: 'DELETE', roles: [] }],
  [false, 'the beginning of one', { id: 'login', url: '/v1/login', method: 'POST', roles: [] }],
  [false, 'a session changed', { id: 'leave', url: '/v1/session', method: 'PATCH', roles: [] }],
  [false, 'one of several things', { id: 'giveUp', url: '/v1/session', method: 'DELETE' }],
  [false, 'what reads', { id: 'logout', url: '/v1/logout', effect: 'read' }],
  [false, 'what anybody may call', { id: 'logout', url: '/v1/logout', open: true }],
  [false, 'what only sounds like it', { id: 'saveDialogOutput', url: '/v1/dialogs', method: 'POST' }],
  [false, 'the end of something else', { id: 'endSession', url: '/v1/charging/{id}/end', method: 'POST' }],
  [false, 'a list of logs', { id: 'addLog', url: '/v1/logs', method: 'POST' }],
])('%s: %s', (ends, _, rest) => {
  expect(endsSession({ ...pet, ...rest })).toBe(ends);
});

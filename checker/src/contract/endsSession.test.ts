import { expect, test } from 'vitest';
import { foreignOperation } from '../checks/foreignFixture.ts';
import { endsSession } from './endsSession.ts';

test.each([
  ['logout', 'POST', '/logout', true],
  ['signOut', 'POST', '/me/sign-out', true],
  ['endIt', 'DELETE', '/session', true],
  ['deleteOrder', 'DELETE', '/orders/{id}', false],
  ['login', 'POST', '/session', false],
])('%s %s %s', (id, method, url, ends) => {
  const operation = { ...foreignOperation('petshop.createPet'), id, method, url, roles: [] };
  expect(endsSession(operation)).toBe(ends);
});

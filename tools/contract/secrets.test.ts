import { expect, test } from 'vitest';
import { contractOf } from './generated.ts';
import { secretNames } from './secrets.ts';

test('finds the secrets in headers, bodies, lists and responses of an operation', () => {
  const namesOf = (service: string, id: string) =>
    secretNames(contractOf(service).operations.find(({ operationId }) => operationId === id)!);
  expect(namesOf('legacy', 'userDataV2')).toEqual(['x-system-token']);
  expect(namesOf('provisional', 'verifySmsCode')).toEqual(['code', 'smsToken']);
  expect(namesOf('provisional', 'saveOpeningContacts')).toEqual(['smsToken']);
  expect(namesOf('gateway', 'isAdmin')).toEqual([]);
  expect(namesOf('provisional', 'applyWithdrawal')).toEqual(['password', 'smsToken']);
});

test('finds a secret behind an unresolved reference, in a choice and in a list', () => {
  const components = { schemas: { Pin: { type: 'string', 'x-secret': true } } };
  const $ref = '#/components/schemas/Pin';
  const properties = {
    pin: { $ref },
    maybe: { oneOf: [{ $ref }, { type: 'null' }] },
    pins: { type: 'array', items: { $ref } },
  };
  const requestBody = { content: { 'application/json': { schema: { type: 'object', properties } } } };
  expect(secretNames({ parameters: [], requestBody, responses: {} }, components)).toEqual([
    'maybe',
    'pin',
    'pins',
  ]);
});

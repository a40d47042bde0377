import { expect, test } from 'vitest';
import { contractOf } from './generated.ts';
import { secretNames } from './secrets.ts';

test('a token is one wherever it stands: header, body, list in a body, answer', () => {
  const namesOf = (service: string, id: string) =>
    secretNames(contractOf(service).operations.find(({ operationId }) => operationId === id)!);
  expect(namesOf('legacy', 'userDataV2')).toEqual(['x-system-token']);
  expect(namesOf('provisional', 'verifySmsCode')).toEqual(['code', 'smsToken']);
  expect(namesOf('provisional', 'saveOpeningContacts')).toEqual(['smsToken']);
  expect(namesOf('gateway', 'isAdmin')).toEqual([]);
  expect(namesOf('provisional', 'applyWithdrawal')).toEqual(['password', 'smsToken']);
});

test('one behind a reference, in a choice or in a list is one before references are resolved too', () => {
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

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
});

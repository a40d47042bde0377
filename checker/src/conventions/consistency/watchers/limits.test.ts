import { expect, test } from 'vitest';
import { answer, inPath, number } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { Limits } from './limits.ts';

const loan = { type: 'object', properties: { id: number, renewals: number } };

test.each([
  ['At most once.', 1],
  ['At most twice.', 2],
  ['May be renewed no more than 3 times.', 3],
])('reports the first accepted renewal beyond "%s", with the number of all', (description, most) => {
  const { sent } = smallContract('loans.json', {
    openapi: '3.0.3',
    info: { title: 'Loans', version: '1' },
    paths: {
      '/loans/{id}': {
        parameters: [inPath('id', number)],
        get: { operationId: 'getLoan', responses: { 200: answer('it', loan), 404: answer('not there') } },
      },
      '/loans/{id}/renew': {
        parameters: [inPath('id', number)],
        post: {
          operationId: 'renewLoan',
          description,
          responses: { 200: answer('it', loan), 404: answer('not there'), 409: answer('no') },
        },
      },
    },
  });
  const watcher = new Limits();
  const renewed = () => watcher.saw(sent('renewLoan', { id: 4 }, { id: 4, renewals: 1 }), 'me');
  for (let time = 1; time <= most; time += 1) expect(renewed()).toEqual([]);
  expect(renewed().map(({ message }) => message)).toEqual([
    expect.stringContaining(`it is accepted ${most + 1} times; the contract says`),
  ]);
});

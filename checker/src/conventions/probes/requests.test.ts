import { expect, test } from 'vitest';
import { answer, body, object, number, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';

const day = { ...text, format: 'date' };
const contract = smallContract('stays.json', {
  openapi: '3.0.3',
  info: { title: 'Stays', version: '1' },
  paths: {
    '/stays': {
      post: {
        operationId: 'book',
        requestBody: body({ from: day, to: day }),
        responses: { 201: answer('it', object({ id: number })) },
      },
    },
  },
});

test('moves each request ten days beyond the last one, however many requests are sent', () => {
  const { requests } = smallProbe(contract, () => [201, { id: 1 }]).probe;
  const book = contract.operationOf('book');
  const base = { from: '2031-05-01', to: '2031-05-03' };
  for (let count = 0; count < 100; count += 1) requests.fresh(book, base);
  const first = requests.later(book, base)!;
  expect(first).toEqual({ from: '2031-05-11', to: '2031-05-13' });
  expect(requests.later(book, first)).toEqual({ from: '2031-05-21', to: '2031-05-23' });
  expect(requests.later(book, base)).toEqual({ from: '2031-05-31', to: '2031-06-02' });
});

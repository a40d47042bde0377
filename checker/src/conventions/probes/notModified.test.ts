import { expect, test } from 'vitest';
import { answer, number, refusals, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { revalidate } from './notModified.ts';

const header = { name: 'If-None-Match', in: 'header', schema: text };
const contractWith = (parameters: object[], responses: object) =>
  smallContract('books.json', {
    paths: {
      '/books/{id}': {
        get: {
          operationId: 'get',
          parameters,
          responses: {
            200: answer('it', { type: 'object', properties: { id: number } }),
            ...responses,
            ...refusals,
          },
        },
      },
    },
  });

/** Returns the status and the ETag for the value of If-None-Match. */
type Backend = (condition: unknown) => readonly [status: number, etag: string];

async function messagesOf(answerTo: Backend, contract: ReturnType<typeof contractWith>): Promise<string[]> {
  const { probe, messages } = smallProbe(contract, (_, payload) => {
    const [status, etag] = answerTo(payload['If-None-Match']);
    return [status, { id: 1 }, { etag }];
  });
  await revalidate(probe, contract.operationOf('get'));
  return messages();
}

const right = contractWith([header], { 304: answer('not modified') });
let count = 0;

test.each<[string, Backend, RegExp]>([
  ['the current ETag without 304', () => [200, '"1"'], /current ETag "1", and the response is 200/],
  [
    'another ETag with 304',
    (condition) => [condition === undefined ? 200 : 304, '"1"'],
    /another ETag than "1"/,
  ],
])('reports %s', async (_, backend, message) => {
  expect(await messagesOf(backend, right)).toEqual([expect.stringMatching(message)]);
});

test.each<[string, Backend, ReturnType<typeof contractWith>]>([
  ['304 for the current ETag', (condition) => [condition === '"1"' ? 304 : 200, '"1"'], right],
  ['an ETag that changes with each read', () => [200, `"${(count += 1)}"`], right],
  ['a contract without 304', () => [200, '"1"'], contractWith([header], {})],
  ['a contract without the header', () => [200, '"1"'], contractWith([], { 304: answer('not modified') })],
])('accepts %s', async (_, backend, contract) => {
  expect(await messagesOf(backend, contract)).toEqual([]);
});

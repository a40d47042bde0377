import { expect, test } from 'vitest';
import { answer, inPath, number, refusals, text } from '../../core/fixtures/contractParts.ts';
import { bareRules, smallContract } from '../../core/fixtures/smallContract.ts';
import { Pool } from '../../core/requests/pool.ts';
import type { RunContext } from '../../core/run/context.ts';
import { Observations } from '../../core/run/observations.ts';
import { Askers } from '../../core/sessions/askers.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';
import { revalidate } from './notModified.ts';
import { Requests } from './requests.ts';

const header = { name: 'If-None-Match', in: 'header', schema: text };
const contractWith = (parameters: object[], responses: object) =>
  smallContract('books.json', {
    openapi: '3.0.3',
    info: { title: 'Books', version: '1' },
    paths: {
      '/books/{id}': {
        parameters: [inPath('id', number)],
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

async function messagesOf(
  answerTo: Backend,
  { operations, operationOf, sent }: ReturnType<typeof contractWith>,
): Promise<string[]> {
  const observations = new Observations();
  const send = (_: unknown, { ask }: Parameters<RunContext['sender']['sendIn']>[1]) => {
    const [status, etag] = answerTo(ask.payload['If-None-Match']);
    return Promise.resolve(sent('get', ask.payload, { id: 1 }, { status, headers: { etag } }));
  };
  await revalidate(
    {
      context: {
        sender: { sendIn: send, sendAs: send },
        askers: new Askers({ hasAdmin: false }),
        rules: bareRules,
        neighbours: operations,
        operations,
        isOver: () => false,
        options: { target: 'http://here' },
      } as unknown as RunContext,
      observations,
      headers: new Map([['parent', {}]]),
      tracker: new ConsistencyTracker(),
      requests: new Requests({ rules: bareRules, seed: 1 }, new Pool()),
      suspects: [],
      refusedToChild: new Set(),
    },
    operationOf('get'),
  );
  return observations.collector.groups.map(({ failure }) => failure.complaint.message);
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

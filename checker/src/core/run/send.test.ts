import { expect, test } from 'vitest';
import type { Payload } from '../contract/types.ts';
import type { Wire } from '../exchange/encode.ts';
import { answer, inPath, json, text } from '../fixtures/contractParts.ts';
import { bareRules, smallContract } from '../fixtures/smallContract.ts';
import type { Trigger } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { Askers } from '../sessions/askers.ts';
import { makeSender } from './send.ts';

const signature = { type: 'apiKey', in: 'header', name: 'X-Signature' } as const;
const { operationOf } = smallContract('pay.json', {
  components: { securitySchemes: { signature } },
  security: [{ signature: [] }],
  paths: {
    '/payments/{id}': {
      get: {
        operationId: 'read',
        parameters: [
          inPath('id', { type: 'integer' }),
          { name: 'X-Time', in: 'header', required: true, schema: { ...text, pattern: String.raw`^\d+$` } },
        ],
        responses: { 200: json({}), 400: answer('wrong'), 401: answer('no login') },
      },
    },
  },
});
const operation = operationOf('read');

/** Returns the kind of response that is expected after the hook has set these headers. */
async function expectedAfter(hook: Wire['headers'], trigger: Trigger, payload: Payload): Promise<string> {
  const { sendIn } = makeSender({
    client: {
      send: () => Promise.resolve({ status: 200, type: 'application/json', text: '{}', ms: 1, headers: {} }),
      close: () => undefined,
    },
    sessions: { isolated: false, open: () => Promise.resolve({}) },
    rules: bareRules,
    key: '',
    hooks: {
      before: (wire) => Promise.resolve({ ...wire, headers: { ...wire.headers, ...hook } }),
      after: (got) => Promise.resolve(got),
    },
    askers: new Askers({ hasAdmin: false }),
  });
  const row = operation.errors.find(({ when }) => when === trigger);
  const without = { kind: 'without', credential: { in: 'header', name: signature.name } } as const;
  const { exchange } = await sendIn(
    {},
    caseOf(operation, trigger, 'x', {
      ask: { payload, login: 'parent', ...(trigger === 'unauthenticated' && { deviation: without }) },
      expect: row ? { kind: 'refused', row } : { kind: 'answered' },
    }),
  );
  return exchange.expect.kind;
}

const right = { id: 1, 'X-Time': '7' };

// Columns: title, headers that the hook sets, case, request, kind of the expected response.
test.each<[string, Wire['headers'], Trigger, Payload, string]>([
  ['has set the missing header', { 'x-time': '8' }, 'request-invalid', { id: 1 }, 'observed'],
  ['has set the wrong header', { 'x-time': '8' }, 'request-invalid', { ...right, 'X-Time': 'x' }, 'observed'],
  ['has set the missing credential', { 'x-signature': 's' }, 'unauthenticated', right, 'observed'],
  ['has set no header', {}, 'request-invalid', { id: 1 }, 'refused'],
  ['has set another header', { 'x-other': '8' }, 'request-invalid', { id: 1 }, 'refused'],
  ['leaves another fault', { 'x-time': '8' }, 'request-invalid', { ...right, id: 'x' }, 'refused'],
  ['leaves the credential out', { 'x-time': '8' }, 'unauthenticated', right, 'refused'],
  ['signs a right request', { 'x-time': '8', 'x-signature': 's' }, 'valid', right, 'answered'],
])('knows what to expect after a hook that %s', async (_, hook, trigger, payload, kind) => {
  expect(await expectedAfter(hook, trigger, payload)).toBe(kind);
});

test('a repeated write may be refused, but neither its first request nor another one', async () => {
  const write = { ...operation, effect: 'write' as const };
  const statuses = [200, 400, 400];
  const { sendIn } = makeSender({
    client: {
      send: () =>
        Promise.resolve({
          status: statuses.shift()!,
          type: 'application/json',
          text: '{}',
          ms: 1,
          headers: {},
        }),
      close: () => undefined,
    },
    sessions: { isolated: false, open: () => Promise.resolve({}) },
    rules: bareRules,
    key: '',
    hooks: { before: (wire) => Promise.resolve(wire), after: (got) => Promise.resolve(got) },
    askers: new Askers({ hasAdmin: false }),
  });
  const send = async (payload: Payload) => {
    const ask = { payload, login: 'parent' } as const;
    const { exchange } = await sendIn({}, caseOf(write, 'valid', 'x', { ask, expect: { kind: 'answered' } }));
    return exchange.expect.kind === 'answered' && exchange.expect.tried === true;
  };
  expect([await send(right), await send(right), await send({ ...right, id: 2 })]).toEqual([
    false,
    true,
    false,
  ]);
});

const cancel = smallContract('returns.json', {
  security: [{ signature: [] }],
  components: { securitySchemes: { signature } },
  paths: {
    '/returns/{id}/cancel': {
      post: {
        operationId: 'cancel',
        parameters: [inPath('id')],
        responses: { 200: json({}), 403: answer('Not for this account') },
      },
    },
  },
}).operationOf('cancel');

// Columns: who may call, the statuses of the user's requests, those of the admin's, the accounts that send two requests.
test.each<[string, number[], number[], string[]]>([
  ['the user, but not in this state', [403, 200], [403], ['parent', 'account:admin', 'parent']],
  ['the admin', [403], [200, 200], ['parent', 'account:admin', 'account:admin']],
  ['the user', [200, 200], [], ['parent', 'parent']],
])('sends as the account that may: %s', async (_, ofUser, ofAdmin, senders) => {
  const sentBy: string[] = [];
  const { sendAs } = makeSender({
    client: {
      send: ({ headers: { 'x-account': account = '' } }) => {
        sentBy.push(account);
        const status = (account === 'parent' ? ofUser : ofAdmin).shift()!;
        return Promise.resolve({ status, type: 'application/json', text: '{}', ms: 1, headers: {} });
      },
      close: () => undefined,
    },
    sessions: { isolated: false, open: ({ login }) => Promise.resolve({ 'x-account': login }) },
    rules: bareRules,
    key: '',
    hooks: { before: (wire) => Promise.resolve(wire), after: (got) => Promise.resolve(got) },
    askers: new Askers({ hasAdmin: true }),
  });
  for (const id of ['1', '2'])
    await sendAs(
      { 'x-account': 'parent' },
      caseOf(cancel, 'valid', id, {
        ask: { payload: { id }, login: 'parent' },
        expect: { kind: 'answered' },
      }),
    );
  expect(sentBy).toEqual(senders);
});

import { expect, test } from 'vitest';
import type { Payload } from '../../contract/types.ts';
import {
  answer,
  body,
  inPath,
  inQuery,
  json,
  number,
  refusals,
  secured,
} from '../../fixtures/contractParts.ts';
import { coupon, refusal, row, complaintsOf } from '../../fixtures/ourContracts.ts';
import { foreignOperation, foreignComplaintsOf } from '../../fixtures/petshop.ts';
import { smallContract } from '../../fixtures/smallContract.ts';
import { expectedCode } from './expected-code.ts';

const wanting = (code: string) => ({ kind: 'refused', row: row(coupon, code) }) as const;

test('requires exactly the code of the specification', () => {
  expect(complaintsOf(expectedCode, coupon, refusal('0000006'), { expect: wanting('0000006') })).toEqual([]);
  expect(
    complaintsOf(expectedCode, coupon, refusal('9999999'), {
      expect: wanting('0000006'),
      rules: { exact: false },
    }),
  ).toEqual(['answered 9999999 (fault), expected 0000006 (unauthenticated)']);
});

test('accepts another code of the same class if the contract only assumes the code', () => {
  const wanted = { expect: wanting('E9000001'), rules: { exact: false } };
  expect(complaintsOf(expectedCode, coupon, refusal('E4711'), wanted)).toEqual([]);
  expect(complaintsOf(expectedCode, coupon, refusal('9999999'), wanted)).toHaveLength(1);
});

test('compares the code of the right layer at the gateway', () => {
  const login = row('gateway.queryCouponInfo', '801');
  const inner = { resultCode: '0', resultData: { resCode: '9999999', resDesc: '' } };
  expect(
    complaintsOf(expectedCode, 'gateway.queryCouponInfo', inner, { expect: { kind: 'refused', row: login } }),
  ).toHaveLength(1);
});

test('takes the word `notlogin` of a legacy service for the code of a lost login, not for another code', () => {
  const nickname = 'legacy.getUserNickName';
  const notLoggedIn = { kind: 'refused', row: row(nickname, '0100') } as const;
  expect(complaintsOf(expectedCode, nickname, { error: 'notlogin' }, { expect: notLoggedIn })).toEqual([]);
  expect(
    complaintsOf(
      expectedCode,
      nickname,
      { error: 'notlogin' },
      { expect: { kind: 'refused', row: row(nickname, '9101') } },
    ),
  ).toHaveLength(1);
});

test('an invalid request of another user may get 404, but not 409', { tags: ['odd-silence'] }, () => {
  const address = 'petshop.placeOrder';
  const invalid = foreignOperation(address).errors.find(({ code }) => code === '400')!;
  const messages = (status: number): string[] =>
    foreignComplaintsOf(
      expectedCode,
      address,
      {},
      {
        payload: { petId: 'x' },
        expect: { kind: 'observed', right: false, row: invalid },
        got: { status },
      },
    );
  expect(messages(404)).toEqual([]);
  expect(messages(409)).toHaveLength(1);
});

type Contract = ReturnType<typeof smallContract>;
/** Returns what the check reports about a request that must get one code and gets another. */
function complaintsIn(contract: Contract, id: string, payload: Payload, wanted: string, status: number) {
  const refusal = contract.operationOf(id).errors.find(({ code }) => code === wanted)!;
  const { exchange } = contract.sent(id, payload, {}, { status, expect: { kind: 'refused', row: refusal } });
  return expectedCode.judge(exchange);
}

const shows = smallContract('shows.json', {
  paths: {
    '/shows': {
      post: {
        operationId: 'createShow',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { type: { type: 'string', enum: ['shows'] }, hostId: { type: 'integer' } },
              },
            },
          },
        },
        responses: Object.fromEntries([201, 400, 409].map((each) => [each, { description: 'it' }])),
      },
    },
  },
});

test.each([
  ['a documented conflict', { type: 'x' }, 409, 0],
  ['a conflict, although the id is invalid', { hostId: 'x' }, 409, 1],
])('judges an invalid request that is refused for %s', (_, payload, status, count) => {
  expect(complaintsIn(shows, 'createShow', payload, '400', status)).toHaveLength(count);
});

const answers = (...codes: number[]) => Object.fromEntries(codes.map((each) => [each, answer('it')]));
/** Returns a path with a POST that documents these codes. */
const postAt = (id: string, path: string, codes: number[], requestBody?: object) => ({
  [path]: {
    post: {
      operationId: id,
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => inPath(name)),
      ...(requestBody && { requestBody }),
      responses: answers(201, ...codes),
    },
  },
});
const shop = smallContract('shop.json', {
  ...secured,
  paths: {
    ...postAt('cancel', '/orders/{order}/cancel', [401, 403, 404, 409]),
    ...postAt('send', '/orders/{order}/send', [401, 404]),
    ...postAt('ofAccount', '/accounts/{accountSid}/send', [401, 404]),
    ...postAt('order', '/orders', [400, 401, 403], body({ count: number })),
    '/offers': {
      post: {
        ...postAt('offer', '/offers', [400, 401], body({ count: number }))['/offers']!.post,
        security: [],
      },
    },
  },
});

test.each([
  // The role may be checked before the state, but the login of the request is valid.
  ['403 in place of a state', 'cancel', '409', 403, 0],
  ['401 in place of a state', 'cancel', '409', 401, 1],
  // A missing name may count as one of another account.
  ['403 for a missing order', 'cancel', '404', 403, 0],
  ['401 for another account', 'ofAccount', '404', 401, 0],
  ['401 for a missing order', 'send', '404', 401, 1],
  ['401 for a wrong request', 'order', '400', 401, 1],
  ['403 for a wrong request', 'order', '400', 403, 1],
  // The run may have ended the login whose credentials are sent.
  ['401 for an invalid request that needs no login', 'offer', '400', 401, 0],
])('judges another refusal than the expected one: %s', (_, id, wanted, status, count) => {
  const payload = { order: 'a', accountSid: 'a', count: 'x' };
  expect(complaintsIn(shop, id, payload, wanted, status)).toHaveLength(count);
});

const listWith = (path: string, description: string) =>
  smallContract('pages.json', {
    paths: {
      [path]: {
        get: {
          operationId: 'list',
          parameters: [
            { ...inPath('berth'), schema: number },
            { ...inQuery('page', { ...number, minimum: 1 }, description) },
          ].slice(path.includes('{') ? 0 : 1),
          responses: { 200: json({ type: 'array', items: number }), ...refusals, 400: answer('wrong') },
        },
      },
    },
  });

test.each([
  ['a list', '/boats', '', 404, 0],
  ['a list of a resource', '/berths/{berth}/boats', '', 404, 1],
  ['a list of a resource whose page may be missing', '/berths/{berth}/boats', 'No such page: 404.', 404, 0],
  ['a list with a state for its pages', '/boats', 'While the harbour is closed, 403.', 403, 0],
  ['a list with the digits of the code in a limit', '/boats', 'At most 4030 pages.', 403, 1],
  ['a list of a role', '/boats', '', 403, 1],
])('judges the refusal of a wrong page of %s', (_, path, description, status, count) => {
  const payload = { berth: 1, page: 0 };
  expect(complaintsIn(listWith(path, description), 'list', payload, '400', status)).toHaveLength(count);
});

import { expect, test } from 'vitest';
import { answer, body, inPath, number } from '../../fixtures/contractParts.ts';
import { coupon, refusal, row, complaintsOf } from '../../fixtures/ourContracts.ts';
import { foreignOperation, foreignComplaintsOf } from '../../fixtures/petshop.ts';
import { smallContract } from '../../fixtures/smallContract.ts';
import { expectedCode } from './expected-code.ts';

const wanting = (code: string) => ({ kind: 'refused', row: row(coupon, code) }) as const;

test('a code of the specification is demanded exactly', () => {
  expect(complaintsOf(expectedCode, coupon, refusal('0000006'), { expect: wanting('0000006') })).toEqual([]);
  expect(
    complaintsOf(expectedCode, coupon, refusal('9999999'), {
      expect: wanting('0000006'),
      rules: { exact: false },
    }),
  ).toEqual(['answered 9999999 (fault), expected 0000006 (unauthenticated)']);
});

test('an assumed code is judged by its class, or exactly when asked to', () => {
  const expect9 = wanting('E9000001');
  expect(
    complaintsOf(expectedCode, coupon, refusal('E4711'), { expect: expect9, rules: { exact: false } }),
  ).toEqual([]);
  expect(
    complaintsOf(expectedCode, coupon, refusal('9999999'), { expect: expect9, rules: { exact: false } }),
  ).toHaveLength(1);
});

test('compares the layer at the gateway and accepts a word at legacy', () => {
  const login = row('gateway.queryCouponInfo', '801');
  const inner = { resultCode: '0', resultData: { resCode: '9999999', resDesc: '' } };
  expect(
    complaintsOf(expectedCode, 'gateway.queryCouponInfo', inner, { expect: { kind: 'refused', row: login } }),
  ).toHaveLength(1);
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

test('an invalid request of another user may get 404 instead of a refusal', { tags: ['odd-silence'] }, () => {
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

const shows = smallContract('shows.json', {
  openapi: '3.0.3',
  info: { title: 'Shows', version: '1' },
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
  ['a conflict with what a wrong id names', { hostId: 'x' }, 409, 1],
])('a wrong request is refused for %s', (_, payload, status, count) => {
  const invalid = shows.operationOf('createShow').errors.find(({ code }) => code === '400')!;
  const expect400 = { kind: 'refused', row: invalid } as const;
  const { exchange } = shows.sent('createShow', payload, {}, { status, expect: expect400 });
  expect(expectedCode.judge(exchange)).toHaveLength(count);
});

const answers = (...codes: number[]) => Object.fromEntries(codes.map((each) => [each, answer('it')]));
const kept = (id: string, path: string, codes: number[], requestBody?: object) => ({
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
  openapi: '3.0.3',
  info: { title: 'Shop', version: '1' },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  security: [{ key: [] }],
  paths: {
    ...kept('cancel', '/orders/{order}/cancel', [401, 403, 404, 409]),
    ...kept('send', '/orders/{order}/send', [401, 404]),
    ...kept('ofAccount', '/accounts/{accountSid}/send', [401, 404]),
    ...kept('order', '/orders', [400, 401, 403], body({ count: number })),
    '/offers': {
      post: {
        ...kept('offer', '/offers', [400, 401], body({ count: number }))['/offers']!.post,
        security: [],
      },
    },
  },
});

test.each([
  ['403 before a state', 'cancel', '409', 403, 0],
  ['401 in place of a state', 'cancel', '409', 401, 1],
  ['403 for a missing order', 'cancel', '404', 403, 0],
  ['401 for another account', 'ofAccount', '404', 401, 0],
  ['401 for a missing order', 'send', '404', 401, 1],
  ['401 for a wrong request', 'order', '400', 401, 1],
  ['403 for a wrong request', 'order', '400', 403, 1],
  ['401 for a wrong request of everyone', 'offer', '400', 401, 0],
])('the order of refusals: %s', (_, id, wanted, status, count) => {
  const operation = shop.operationOf(id);
  const expect4 = { kind: 'refused', row: operation.errors.find(({ code }) => code === wanted)! } as const;
  const payload = { order: 'a', accountSid: 'a', count: 'x' };
  const { exchange } = shop.sent(id, payload, {}, { status, expect: expect4 });
  expect(expectedCode.judge(exchange)).toHaveLength(count);
});

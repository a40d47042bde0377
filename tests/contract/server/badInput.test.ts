/** Tests responses to invalid requests: they are precise and change nothing (docs/design/architecture.md, "Errors"). */
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { operations } from '#generated/gateway/operations.ts';
import { examples } from '#tools/contract/examples.ts';
import type { Client } from '../client.ts';
import { clientIn } from '../client.ts';

const orderQuickBill = '/gateway/api/v1/user/orderQuickBill';
const queryCouponInfo = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const userDataV2 = '/api/v1/home/userDataV2';

const packed = (inner: unknown): object => ({ reqData: JSON.stringify(inner), eid: 'A7QXK2' });

/** Sends a request and expects that it does not change the world. */
async function sendWithoutEffect(client: Client, method: string, path: string, body?: unknown) {
  const before = await client.world();
  const sent = await client.send(method, path, body);
  expect(await client.world()).toEqual(before);
  return sent;
}

test.each([
  [
    'a wrong type',
    packed({ productCode: '12003', companyAllOrderBill: 'all' }),
    '/reqData/companyAllOrderBill 应为布尔值',
  ],
  [
    'two violations',
    packed({ companyAllOrderBill: 1 }),
    '/reqData/productCode 缺少必填字段；/reqData/companyAllOrderBill 应为布尔值',
  ],
  ['no reqData', { eid: 'A7QXK2' }, '/reqData 缺少必填字段'],
  ['reqData that is no text', { reqData: { productCode: '12003' }, eid: 'A7QXK2' }, '/reqData 应为字符串'],
  ['reqData that is no JSON', { reqData: '{productCode', eid: 'A7QXK2' }, '/reqData 不是合法的 JSON'],
  ['reqData that holds a list', packed([]), '/reqData 应为对象'],
  ['no eid', { reqData: '{"productCode":"12003","companyAllOrderBill":true}' }, '/eid 缺少必填字段'],
  ['no body', undefined, '/reqData 缺少必填字段；/eid 缺少必填字段'],
  ['a list', [], '/ 应为对象'],
])('gateway: refuses %s in the inner envelope, with every violation', async (_what, body, message) => {
  const client = await clientIn('baseline');
  const { status, json } = await sendWithoutEffect(client, 'POST', orderQuickBill, body);
  expect(status).toBe(200);
  expect(json).toMatchObject({ resultCode: '0', resultData: { code: '9101', msg: message } });
});

test('standard: returns the operation’s request-invalid code in its envelope', async () => {
  const client = await clientIn('baseline');
  const { status, json } = await sendWithoutEffect(client, 'POST', queryCouponInfo, { productCode: 12003 });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    resultCode: 'E9000001',
    resultMsg: expect.stringContaining('/productCode 应为字符串'),
  });
});

test('legacy: refuses a missing query parameter, and an unknown value with the known ones', async () => {
  const client = await clientIn('baseline');
  expect((await sendWithoutEffect(client, 'GET', userDataV2)).json).toMatchObject({
    code: '9101',
    msg: '/productCode 缺少必填字段',
  });
  const { json } = await sendWithoutEffect(client, 'GET', `${userDataV2}?productCode=99999`);
  expect(json).toMatchObject({
    code: '9101',
    msg: expect.stringMatching(/^\/productCode 应为以下之一：.*12003/),
  });
});

test.each(['{"productCode": ', 'productCode=12003', '<xml/>'])(
  'refuses a body that is no JSON with HTTP 400: %s',
  async (body) => {
    const client = await clientIn('baseline');
    const { status, json } = await sendWithoutEffect(client, 'POST', queryCouponInfo, body);
    expect(status).toBe(400);
    expect(json).toEqual({ message: '请求正文不是合法的 JSON' });
  },
);

test('refuses deep JSON, and keeps log and session working', { tags: ['mend-deep-json'] }, async () => {
  const client = await clientIn('baseline');
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  const message = '请求正文嵌套超过 32 层';
  for (const [method, path, body] of [
    ['POST', queryCouponInfo, deep],
    ['POST', queryCouponInfo, `{"productCode":${deep}}`],
    ['PATCH', '/_sim/api/world', `{"company":${deep}}`],
    ['PUT', '/_sim/api/snapshot', deep],
  ] as const)
    expect(await sendWithoutEffect(client, method, path, body)).toMatchObject({
      status: 400,
      json: { message },
    });
  const { json } = await sendWithoutEffect(client, 'POST', orderQuickBill, { reqData: deep, eid: 'A7QXK2' });
  expect(json).toMatchObject({ resultData: { code: '9101', msg: '/reqData 嵌套超过 32 层' } });
  expect((await client.log()).map(({ operationId }) => operationId)).toEqual([
    'orderQuickBill',
    'queryCouponInfo',
    'queryCouponInfo',
  ]);
  expect(await client.control('GET', '/session')).toMatchObject({ scenarios: ['baseline'] });
});

test('refuses a signed call without its headers in the outer envelope, before its content', async () => {
  const client = await clientIn('baseline');
  const { path } = operations.drawCouponsStdjc;
  const body = Object.values(examples.gateway['drawCouponsStdjc']!.request)[0];
  const unsigned = { resultCode: '403', resultMsg: '签名不正确' };
  expect((await sendWithoutEffect(client, 'POST', `/gateway${path}`, body)).json).toEqual(unsigned);
  // In the error table the row of the signature precedes the row of an invalid request.
  expect((await sendWithoutEffect(client, 'POST', `/gateway${path}`, packed({}))).json).toEqual(unsigned);
});

test('answers an unknown path with 404 and the nearest known operations', async () => {
  const client = await clientIn('baseline');
  const { status, json } = await sendWithoutEffect(
    client,
    'POST',
    '/jcstd-api/jc/stdjc/page/coupon/queryCuponInfo',
    {},
  );
  expect(status).toBe(404);
  expect(json).toMatchObject({ nearest: expect.arrayContaining([`POST ${queryCouponInfo}`]) });
});

test('accepts a DELETE with a content type and without a body', async () => {
  const client = await clientIn('baseline');
  const { status, json } = await client.send('DELETE', '/_sim/api/faults', '');
  expect([status, json]).toEqual([200, { cleared: 0 }]);
});

test.each([
  ['GET', queryCouponInfo, 'POST'],
  ['PUT', '/_sim/api/log', 'DELETE, GET'],
])('answers %s %s with 405 and the allowed methods', async (method, path, allowed) => {
  const { status, headers, json } = await (
    await clientIn('baseline')
  ).send(method, path, method === 'PUT' ? {} : undefined);
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
  expect(json).toEqual({ message: `${path} 没有方法 ${method}，只有 ${allowed}` });
});

test('refuses a body over 1 MB with 413', async () => {
  const { status, json } = await (
    await clientIn('baseline')
  ).send('POST', queryCouponInfo, { productCode: 'x'.repeat(1_000_001) });
  expect(status).toBe(413);
  expect(json).toEqual({ message: '请求正文超过 1 MB' });
});

test('refuses headers over 16 KB with 431', async () => {
  const status = await new Promise<number | undefined>((done, fail) => {
    const sent = request(
      inject('origin') + userDataV2,
      { headers: { 'x-long': 'x'.repeat(17_000) } },
      (answer) => {
        answer.resume();
        done(answer.statusCode);
      },
    );
    sent.on('error', fail).end();
  });
  expect(status).toBe(431);
});

test('logs refused requests with their violations', async () => {
  const client = await clientIn('baseline');
  await client.send('POST', queryCouponInfo, {});
  expect(await client.log()).toMatchObject([
    {
      service: 'standard',
      operationId: 'queryCouponInfo',
      code: 'E9000001',
      valid: { request: false, response: true },
    },
  ]);
});

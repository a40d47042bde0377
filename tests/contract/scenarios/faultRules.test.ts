/** Tests the conditions and the order of faults, and how single faults are changed and removed. */
import { expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { client, clientIn, type Client } from '../client.ts';

type Fault = components['schemas']['Fault'];

const on = 'standard.queryCouponInfo';
const path = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const fail = { code: '9999999' };

const codes = async ({ send }: Client, count: number, productCode = '12003') => {
  const got: unknown[] = [];
  for (let time = 0; time < count; time += 1)
    got.push(((await send('POST', path, { productCode })).json as { resultCode: string }).resultCode);
  return got;
};
const OK = '0000000';
const BAD = '9999999';

test(
  'matches a field by value or pattern in JSON, in a query and in reqData',
  { tags: ['qa-rules'] },
  async () => {
    const one = await clientIn('baseline');
    await one.control('POST', '/faults', { on, answer: fail, when: { fields: { '/productCode': '12025' } } });
    expect([...(await codes(one, 1)), ...(await codes(one, 2, '12025'))]).toEqual([OK, BAD, BAD]);

    const like = { '/productCode': '120*' };
    await one.control('POST', '/faults', {
      on: 'legacy.getUserNickName',
      answer: { status: 502 },
      when: { like },
    });
    expect((await one.send('GET', '/api/v1/user/getUserNickName?productCode=12003')).status).toBe(502);

    const gateway = '/gateway/api/v1/user/queryQuickBillData';
    const packed = (productCode: string) => ({ reqData: JSON.stringify({ productCode }), eid: '' });
    // `null`: the request has no such member.
    const when = { fields: { '/productCode': '12003', '/nothing': null } };
    await one.control('POST', '/faults', {
      on: 'gateway.queryQuickBillData',
      answer: { code: '9999' },
      when,
    });
    expect((await one.send('POST', gateway, packed('12003'))).json).toMatchObject({
      resultData: { code: '9999' },
    });
    expect((await one.send('POST', gateway, packed('12007'))).json).not.toMatchObject({
      resultData: { code: '9999' },
    });
  },
);

test('matches the N-th call or every N-th call among the matching ones', { tags: ['qa-rules'] }, async () => {
  const one = await clientIn('baseline');
  await one.control('POST', '/faults', {
    on,
    answer: fail,
    when: { call: 2, fields: { '/productCode': '12003' } },
  });
  await codes(one, 3, '12025');
  expect(await codes(one, 4)).toEqual([OK, BAD, OK, OK]);
  expect(await one.control('GET', '/faults')).toMatchObject([{ seen: 4, used: 1 }]);
  await one.control('DELETE', '/faults');
  await one.control('POST', '/faults', { on, answer: fail, when: { every: 3 }, times: 2 });
  expect(await codes(one, 10)).toEqual([OK, OK, BAD, OK, OK, BAD, OK, OK, OK, OK]);
});

test('applies to a percentage of the calls, chosen by the seed', { tags: ['qa-rules'] }, async () => {
  const drawn = async (seed: number) => {
    const one = client();
    await one.control('POST', '/session', { scenarios: ['baseline'], seed });
    await one.control('POST', '/faults', { on, answer: fail, when: { percent: 30 } });
    return codes(one, 200);
  };
  const [first, sameSeed, otherSeed] = await Promise.all([drawn(7), drawn(7), drawn(8)]);
  expect(sameSeed).toEqual(first);
  expect(otherSeed).not.toEqual(first);
  for (const all of [first, otherSeed]) {
    // 30 % of 200 calls are 60, with the deviations of chance.
    const failed = all.filter((code) => code === BAD).length;
    expect(failed).toBeGreaterThan(35);
    expect(failed).toBeLessThan(85);
  }
});

test('applies the first matching fault, in changeable order', { tags: ['qa-rules'] }, async () => {
  const one = await clientIn('baseline');
  await one.control('POST', '/faults', {
    on,
    answer: { status: 502 },
    when: { fields: { '/productCode': '12003' } },
  });
  const { id } = await one.control<Fault>('POST', '/faults', { on, answer: fail });
  const status = async (productCode: string) => (await one.send('POST', path, { productCode })).status;
  expect([await status('12003'), await status('12025')]).toEqual([502, 200]);
  await one.control('PUT', '/fault', { id, on, answer: fail, place: 1 });
  expect([await status('12003'), await status('12025')]).toEqual([200, 200]);
  expect((await one.control<Fault[]>('GET', '/faults')).map((fault) => fault.id)).toEqual([id, 'f1']);
});

test('changes or removes one fault, and keeps the others', async () => {
  const one = await clientIn('baseline');
  for (const answer of [fail, { status: 502 }, { status: 503 }])
    await one.control('POST', '/faults', { on, answer, times: 1 });
  expect(await codes(one, 1)).toEqual([BAD]);
  const changed = { on, answer: { status: 500 }, when: { call: 1 } };
  expect(await one.control('PUT', '/fault', { id: 'f2', ...changed })).toEqual({
    id: 'f2',
    ...changed,
    seen: 0,
    used: 0,
  });
  expect(await one.control('DELETE', '/fault?id=f1')).toMatchObject({ id: 'f1', used: 1 });
  expect(await one.control('GET', '/faults')).toMatchObject([
    { id: 'f2', answer: { status: 500 } },
    { id: 'f3', answer: { status: 503 }, times: 1 },
  ]);
  expect((await one.send('POST', path, { productCode: '12003' })).status).toBe(500);
  expect((await one.send('POST', path, { productCode: '12003' })).status).toBe(503);
});

test.each([
  ['PUT', { id: 'f9', on, answer: fail }, 404, '没有编号为 f9 的故障'],
  ['PUT', { id: 'f1', on: 'standard.queryCuponInfo', answer: fail }, 404, '没有接口'],
  ['PUT', { id: 'f1', on, answer: { code: '9301' } }, 400, '没有声明错误码 9301'],
  ['PUT', { id: 'f1', on, answer: { spread: 0.5 } }, 400, '要与 delay 同用'],
  ['PUT', { id: 'f1', on, answer: { over: '3s' } }, 400, '要与 wire: slow-drip 同用'],
  ['PUT', { id: 'f1', on, answer: { wire: 'hang', drop: 'answer' } }, 400, '不能与 wire 同用'],
  ['PUT', { id: 'f1', on, answer: { wire: 'explode' } }, 400, '应为以下之一'],
  ['PUT', { id: 'f1', on, answer: fail, when: {} }, 400, '不符合约定'],
  ['PUT', { id: 'f1', on, answer: fail, when: { fields: { productCode: '1' } } }, 400, '不符合约定'],
  [
    'PUT',
    { id: 'f1', on: 'asset:/x', answer: { status: 500 }, when: { like: { '/x': '1' } } },
    400,
    '静态资源',
  ],
  ['DELETE', 'f9', 404, '没有编号为 f9 的故障'],
  ['DELETE', '', 400, '不符合约定'],
])('refuses %s %o without changes', async (method, asked, status, message) => {
  const one = await clientIn('baseline');
  await one.control('POST', '/faults', { on, answer: fail });
  const before = await one.control('GET', '/faults');
  const refused = await (typeof asked === 'string'
    ? one.send(method, `/_sim/api/fault?id=${asked}`)
    : one.send(method, '/_sim/api/fault', asked));
  expect([refused.status, refused.text]).toEqual([status, expect.stringContaining(message)]);
  expect(await one.control('GET', '/faults')).toEqual(before);
});

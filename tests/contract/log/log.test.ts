/** Tests the request log: filters, pages, parsed and raw data, and contract violations. */
import { expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { clientIn } from '../client.ts';

type Entry = components['schemas']['LogEntry'];

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const nickname = '/api/v1/user/getUserNickName';
const quickBill = '/gateway/api/v1/user/queryQuickBillData';

/** Returns a client with five requests of different services in its log. */
async function busy() {
  const one = await clientIn('baseline');
  await one.send('POST', coupon, { productCode: '12003' });
  await one.send('POST', coupon, { productCode: 'none' });
  await one.send('GET', `${nickname}?productCode=12003`);
  await one.control('POST', '/faults', { on: 'legacy.getUserNickName', answer: { status: 502 } });
  await one.send('GET', `${nickname}?productCode=12003`);
  await one.send('POST', quickBill, { reqData: '{"productCode":"12003"}', eid: 'A' });
  return one;
}

test.each([
  ['', [5, 4, 3, 2, 1]],
  ['service=standard', [2, 1]],
  ['operation=getUserNickName', [4, 3]],
  ['operation=legacy.getUserNickName&status=502', [4]],
  ['code=0000000', [1]],
  ['status=200&answeredBy=world', [5, 3, 1]],
  ['answeredBy=fault', [4]],
  ['broken=true', [4, 2]],
  ['broken=false&limit=2', [5, 3]],
  ['broken=false&limit=2&before=3', [1]],
  ['search=queryquickbill&service=gateway', [5]],
  ['search=Standard.queryCouponInfo', [2, 1]],
  ['code=nothing', []],
])('lists the requests for the query %j: %j', async (query, ids) => {
  const { control } = await busy();
  expect((await control<Entry[]>('GET', `/log?${query}`)).map(({ id }) => id)).toEqual(ids);
});

/** Its request lacks the product code, so that it breaks the contract. */
const dropped = '/api/v1/home/userDataV2';

/** Returns a client with five requests, all but the fourth with a fault. */
async function troubled() {
  const one = await clientIn('baseline');
  const fault = (on: string, answer: object) => one.control('POST', '/faults', { on, answer });
  await fault('standard.queryCouponInfo', { delay: '10ms' });
  await fault('legacy.getUserNickName', { status: 502, body: '<h1>502</h1>' });
  await fault('legacy.userDataV2', { drop: 'connection' });
  await fault('asset:/front/logo.svg', { delay: '10ms' });
  await one.send('POST', coupon, { productCode: '12003' });
  await one.send('GET', `${nickname}?productCode=12003`);
  await one.send('GET', dropped).catch(() => undefined);
  await one.send('POST', quickBill, { reqData: '{"productCode":"12003"}', eid: 'A' });
  await one.send('GET', '/front/logo.svg');
  return one;
}

test('names the applied fault of a request, also a delay, and finds the request by it', async () => {
  const { control } = await troubled();
  await expect
    .poll(() => control<Entry[]>('GET', '/log?fault=true'))
    .toMatchObject([
      { id: 5, fault: '推迟应答 10ms', valid: { response: true } },
      { id: 3, fault: '断开连接', status: 0, valid: { response: true } },
      { id: 2, fault: 'HTTP 状态 502，原样正文', valid: { response: false } },
      { id: 1, fault: '推迟应答 10ms', answeredBy: 'world', valid: { response: true } },
    ]);
  expect(await control('GET', '/log?fault=false')).toMatchObject([{ id: 4 }]);
});

test.each([
  ['断开', [3]],
  ['推迟', [5, 1]],
  ['故障', [5, 3, 2, 1]],
  ['世界', [4, 1]],
  ['应答不符', [2]],
  ['请求不符', [3]],
  ['静态资源', [5]],
])('finds requests by %s, a word of the table', async (word, ids) => {
  const { control } = await troubled();
  await expect.poll(async () => (await control<Entry[]>('GET', '/log')).length).toBe(5);
  expect((await control<Entry[]>('GET', `/log?search=${word}`)).map(({ id }) => id)).toEqual(ids);
});

test('shows the place of a request’s contract violation', async () => {
  const { control } = await busy();
  expect(await control('GET', '/log?broken=true&answeredBy=gate')).toMatchObject([
    { requestViolations: [{ pointer: '/productCode', message: expect.stringContaining('应为以下之一') }] },
  ]);
});

test('returns the parsed form by default, and the sent one too for a raw query', async () => {
  const { control } = await busy();
  const [read] = await control<Entry[]>('GET', '/log?service=gateway');
  expect(read).toMatchObject({ request: { productCode: '12003' } });
  expect(read).not.toHaveProperty('raw');
  const [both] = await control<Entry[]>('GET', '/log?service=gateway&raw=true');
  expect(both).toMatchObject({
    request: { productCode: '12003' },
    raw: {
      request: { body: '{"reqData":"{\\"productCode\\":\\"12003\\"}","eid":"A"}' },
      response: { headers: { 'x-sim-answered-by': 'world' } },
    },
  });
  expect(JSON.parse(both?.raw?.response?.body ?? '')).toEqual(both?.response);
});

test(
  'counts requests until the log is cleared, and the dropped ones in HAR and recording',
  { tags: ['team-counts'] },
  async () => {
    const one = await clientIn('baseline');
    for (let sent = 0; sent < 520; sent += 20)
      await Promise.all(Array.from({ length: 20 }, () => one.send('POST', coupon, { productCode: '12003' })));
    expect(await one.control('GET', '/log/counts')).toEqual({
      asked: 520,
      kept: 500,
      operations: [{ on: 'standard.queryCouponInfo', asked: 520 }],
    });
    expect((await one.send('GET', '/_sim/api/log.har')).json).toMatchObject({
      log: { comment: '更早的 20 个请求已不在日志里' },
    });
    expect(await one.control('GET', '/recording')).toMatchObject({ exchanges: 500, leftOut: 20 });
    await one.control('DELETE', '/log');
    expect(await one.control('GET', '/log/counts')).toEqual({ asked: 0, kept: 0, operations: [] });
  },
);

/** Tests the control API against its own contract (openapi/control). */
import { expect, inject, test } from 'vitest';
import { operations } from '#generated/control/operations.ts';
import type { OperationId } from '#generated/control/operations.ts';
import type { components } from '#generated/control/types.ts';
import { validatorsOf } from '#tools/validators/index.ts';
import { client, clientIn } from '../client.ts';

type Schemas = components['schemas'];

const { responses } = await validatorsOf<OperationId>('control');

const queryCouponInfo = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const body = { productCode: '12003' };

/** Queries with the required parameters. */
const queries: Partial<Record<OperationId, string>> = {
  checkComposition: '?scenarios=overdue-bill',
  exportTest: '?id=1',
};

/** Operations whose response is not JSON; they have separate tests. */
const texts: ReadonlySet<OperationId> = new Set(['getMetrics', 'streamLog']);

test.each(Object.values(operations).filter(({ id, method }) => method === 'get' && !texts.has(id)))(
  'answers GET $path by its contract',
  async ({ id, path }) => {
    const { send, control } = await clientIn('overdue-bill');
    await send('POST', queryCouponInfo, body);
    const answer = await control('GET', `${path}${queries[id] ?? ''}`);
    expect(responses[id](answer), JSON.stringify(responses[id].errors)).toBe(true);
  },
);

test('sets, advances and runs the clock, and sends its time in the Date header', async () => {
  const { send, control } = await clientIn('baseline');
  expect(await control('PUT', '/clock', { advance: { days: 1 } })).toEqual({
    now: '2026-11-13T10:00:00+08:00',
    running: false,
  });
  expect(await control('PUT', '/clock', { at: '2026-12-01T09:00:00+08:00', advance: 'PT30M' })).toEqual({
    now: '2026-12-01T09:30:00+08:00',
    running: false,
  });
  expect((await send('POST', queryCouponInfo, body)).headers.get('date')).toBe(
    'Tue, 01 Dec 2026 01:30:00 GMT',
  );
  expect(await control('PUT', '/clock', { running: true })).toMatchObject({ running: true });
});

test('makes bills overdue by advancing, and undoes it by rewinding', async () => {
  const { control, send } = await clientIn('baseline');
  const due = async () => (await send('GET', '/api/v1/home/userDataV2?productCode=12003')).json;
  const before = await due();
  await control('PUT', '/clock', { advance: { days: 45 } });
  expect(await due()).not.toEqual(before);
  await control('PUT', '/clock', { at: '2026-11-12T10:00:00+08:00' });
  expect(await due()).toEqual(before);
});

test.each(['{}', '{"at":"tomorrow"}', '{"advance":"P"}', '{"advance":{"days":0}}', '{'])(
  'refuses %s as a clock, without changes',
  async (wrong) => {
    const { send, control } = await clientIn('baseline');
    const { status, json } = await send('PUT', '/_sim/api/clock', wrong);
    expect(status).toBe(400);
    expect(json).toHaveProperty('message');
    expect(await control('GET', '/clock')).toEqual({ now: '2026-11-12T10:00:00+08:00', running: false });
  },
);

test.each([
  ['{"advance":"P99999999W"}', '时钟应在 2000 年至 2099 年之间'],
  [`{"advance":"P${'9'.repeat(29)}W"}`, '时钟应在 2000 年至 2099 年之间'],
  [`{"advance":"P${'9'.repeat(400)}W"}`, '长度不能大于 32'],
  ['{"at":"+275760-09-13T00:00:00+00:00"}', '带时区的 ISO 8601 时刻'],
  ['{"at":"9999-12-31T23:59:59+08:00"}', '时钟应在 2000 年至 2099 年之间'],
  ['{"at":"1970-01-01T00:00:00+08:00"}', '时钟应在 2000 年至 2099 年之间'],
  ['{"at":"2026-02-30T10:00:00+08:00"}', '带时区的 ISO 8601 时刻'],
  ['{"at":"2026-12-01T10:00:00+08:00","advance":"P9999W"}', '时钟应在 2000 年至 2099 年之间'],
])(
  'refuses to move the clock out of range by %s, and keeps the session',
  { tags: ['mend-clock-range'] },
  async (wrong, message) => {
    const { send, control } = await clientIn('overdue-bill');
    const { status, json } = await send('PUT', '/_sim/api/clock', wrong);
    expect(status).toBe(400);
    expect(json).toMatchObject({ message: expect.stringContaining(message) });
    expect(await control('GET', '/clock')).toEqual({ now: '2026-11-12T10:00:00+08:00', running: false });
    expect((await send('GET', '/api/v1/home/userDataV2?productCode=12003')).status).toBe(200);
  },
);

test(
  'refuses a time out of range at a start and in a snapshot too',
  { tags: ['mend-clock-range'] },
  async () => {
    const { send, control } = await clientIn('overdue-bill');
    const clock = '2100-01-01T00:00:00+08:00';
    const snapshot = await control<Schemas['Snapshot']>('GET', '/snapshot');
    const refused = [
      await send('POST', '/_sim/api/session', { scenarios: ['baseline'], clock }),
      await send('PUT', '/_sim/api/snapshot', { ...snapshot, clock: { now: clock, running: true } }),
    ];
    for (const { status, json } of refused)
      expect([status, json]).toEqual([400, { message: '时钟应在 2000 年至 2099 年之间' }]);
    expect(await control('GET', '/snapshot')).toEqual(snapshot);
  },
);

test('applies a fault with a documented code the stated number of times, lists and clears it', async () => {
  const { send, control } = await clientIn('baseline');
  const fault = await control<Schemas['Fault']>('POST', '/faults', {
    on: 'standard.queryCouponInfo',
    answer: { code: '9999999' },
    times: 1,
  });
  expect(fault).toEqual({
    id: 'f1',
    on: 'standard.queryCouponInfo',
    answer: { code: '9999999' },
    times: 1,
    used: 0,
  });
  expect((await send('POST', queryCouponInfo, body)).json).toMatchObject({
    resultCode: '9999999',
    resultMsg: '系统错误，请稍后重试',
  });
  expect((await send('POST', queryCouponInfo, body)).json).toMatchObject({ resultCode: '0000000' });
  expect(await control('GET', '/faults')).toMatchObject([{ used: 1 }]);
  expect(await control('DELETE', '/faults')).toEqual({ cleared: 1 });
});

test('a gateway fault returns its code in its layer', async () => {
  const { send, control } = await clientIn('baseline');
  const path = '/gateway/api/v1/user/queryQuickBillData';
  const packed = { reqData: '{"productCode":"12003"}', eid: '' };
  await control('POST', '/faults', { on: 'gateway.queryQuickBillData', answer: { code: '805' }, times: 1 });
  await control('POST', '/faults', { on: 'gateway.queryQuickBillData', answer: { code: '9999' }, times: 1 });
  expect((await send('POST', path, packed)).json).toMatchObject({ resultCode: '805' });
  expect((await send('POST', path, packed)).json).toMatchObject({
    resultCode: '0',
    resultData: { code: '9999' },
  });
});

test('applies transport faults: status, body, delay, a dropped connection', async () => {
  const { send, control, log } = await clientIn('baseline');
  const answers = [{ status: 502 }, { body: '<html>' }, { delay: '80ms' }, { drop: 'connection' }];
  for (const answer of answers)
    await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer, times: 1 });
  expect((await send('POST', queryCouponInfo, body)).status).toBe(502);
  expect(await send('POST', queryCouponInfo, body)).toMatchObject({ status: 200, text: '<html>' });
  const started = performance.now();
  expect((await send('POST', queryCouponInfo, body)).json).toMatchObject({ resultCode: '0000000' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(79);
  await expect(send('POST', queryCouponInfo, body)).rejects.toThrow('fetch failed');
  expect((await log()).map(({ status }) => status)).toEqual([0, 200, 200, 502]);
});

test('applies a fault to a file of its pattern, once', async () => {
  const { send, control } = await clientIn('baseline');
  await control('POST', '/faults', {
    on: 'asset:/front/assets/*.js',
    answer: { body: '<!doctype html>' },
    times: 1,
  });
  const first = await send('GET', '/front/assets/index-1a2b3c.js');
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await send('GET', '/front/assets/index-1a2b3c.js')).status).toBe(404);
});

test.each<[what: string, fault: object, status: number, nearest?: string]>([
  [
    'of an unknown operation',
    { on: 'standard.queryCuponInfo', answer: { status: 502 } },
    404,
    'standard.queryCouponInfo',
  ],
  ['with an undocumented code', { on: 'standard.queryCouponInfo', answer: { code: '9301' } }, 400],
  ['without an effect', { on: 'standard.queryCouponInfo', answer: {} }, 400],
  ['with the status of a success', { on: 'standard.queryCouponInfo', answer: { status: 200 } }, 400],
  // A timer above 24.8 days would fire at once.
  ['with a delay of 30 days', { on: 'standard.queryCouponInfo', answer: { delay: '2592000s' } }, 400],
])('refuses a fault %s, and adds none', async (_what, fault, status, nearest) => {
  const { send, control } = await clientIn('baseline');
  const refused = await send('POST', '/_sim/api/faults', fault);
  expect(refused.status).toBe(status);
  if (nearest !== undefined)
    expect(refused.json).toMatchObject({ nearest: expect.arrayContaining([nearest]) });
  expect(await control('GET', '/faults')).toEqual([]);
});

test('searches and clears the log', async () => {
  const { send, control } = await clientIn('baseline');
  await send('POST', queryCouponInfo, body);
  await send('GET', '/api/v1/user/getUserNickName?productCode=12003');
  expect(await control('GET', '/log?search=NickName')).toMatchObject([
    { operationId: 'getUserNickName', code: '0000', answeredBy: 'world' },
  ]);
  // The number that the portal shows after a failure finds the request.
  const [last] = await control<{ requestId: string }[]>('GET', '/log?search=NickName');
  expect(await control('GET', `/log?search=${last?.requestId}`)).toMatchObject([
    { operationId: 'getUserNickName' },
  ]);
  expect(await control('DELETE', '/log')).toEqual({ cleared: 2 });
  expect(await control('GET', '/log')).toEqual([]);
});

test(
  'limits the log of 600 large requests in bytes, and pages through it',
  { tags: ['mend-log-bounded'] },
  async () => {
    const { send, control } = await clientIn('baseline');
    const other = await clientIn('baseline');
    await other.send('POST', queryCouponInfo, { productCode: '12003' });
    const large = { productCode: 'x'.repeat(40_000) };
    for (let count = 0; count < 600; count += 20)
      await Promise.all(Array.from({ length: 20 }, () => send('POST', queryCouponInfo, large)));
    const all = await send('GET', '/_sim/api/log');
    expect(all.text.length).toBeLessThan(9_000_000);
    const ids = (all.json as Schemas['LogEntry'][]).map(({ id }) => id);
    // The log keeps 8 MB: at most 200 entries with a body of 40 KB.
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.length).toBeLessThan(250);
    const page = async (query: string) =>
      (await control<Schemas['LogEntry'][]>('GET', `/log?${query}`)).map(({ id }) => id);
    expect(await page('limit=50')).toEqual(ids.slice(0, 50));
    expect(await page(`limit=50&before=${ids[49]}`)).toEqual(ids.slice(50, 100));
    expect((await send('GET', '/_sim/api/log?limit=501')).status).toBe(400);
    // The total limit leaves room for more than one log: the other session is complete.
    expect(await other.control('GET', '/log')).toMatchObject([{ operationId: 'queryCouponInfo' }]);
  },
);

test('patches the world, and refuses an invalid patch with its violations', async () => {
  const { send, control, world } = await clientIn('baseline');
  await control('PATCH', '/world', { quota: { fixed: 5_000_000 } });
  expect(await world()).toMatchObject({ quota: { fixed: 5_000_000 } });
  const before = await world();
  const { status, json } = await send('PATCH', '/_sim/api/world', {
    company: { name: '新名称' },
    quota: { fixed: '很多' },
    bills: {},
  });
  expect(status).toBe(400);
  expect(json).toMatchObject({
    violations: [
      { pointer: '/quota/fixed', message: '应为整数' },
      { pointer: '/bills', message: '应为数组' },
    ],
  });
  expect(await world()).toEqual(before);
});

test('moves a session into another one by a snapshot, and refuses an invalid snapshot', async () => {
  const from = await clientIn('overdue-bill');
  await from.control('PUT', '/clock', { advance: { days: 3 } });
  await from.control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { status: 502 } });
  const snapshot = await from.control<Schemas['Snapshot']>('GET', '/snapshot');
  const to = client();
  expect(await to.control('PUT', '/snapshot', snapshot)).toMatchObject({
    scenarios: ['overdue-bill'],
    clock: { now: '2026-11-15T10:00:00+08:00' },
    faults: 1,
  });
  expect(await to.control('GET', '/snapshot')).toEqual(snapshot);

  const { status } = await to.send('PUT', '/_sim/api/snapshot', { ...snapshot, world: { company: {} } });
  expect(status).toBe(400);
  expect(await to.control('GET', '/snapshot')).toEqual(snapshot);
});

test('faults of a snapshot keep their ids, a new fault gets another id, and 100 is the maximum', async () => {
  const { send, control } = await clientIn('baseline');
  const snapshot = await control<Schemas['Snapshot']>('GET', '/snapshot');
  const fault = { on: 'standard.queryCouponInfo', answer: { status: 502 }, used: 0 };
  const faults = ['mine', 'f2', ...Array.from({ length: 97 }, (_, index) => `x${index}`)].map((id) => ({
    id,
    ...fault,
  }));
  await control('PUT', '/snapshot', { ...snapshot, faults });
  const { on, answer } = fault;
  expect(await control('POST', '/faults', { on, answer })).toMatchObject({ id: 'f100' });
  const { status, json } = await send('POST', '/_sim/api/faults', { on, answer });
  expect([status, json]).toEqual([400, { message: '一个会话最多 100 个故障，请先清除' }]);
});

test('names the nearest paths for an unknown path of the control API', async () => {
  const { status, json } = await client().send('GET', '/_sim/api/clok');
  expect(status).toBe(404);
  expect(json).toMatchObject({ nearest: expect.arrayContaining(['GET /_sim/api/clock']) });
});

test('answers Prefer: example=NAME with the example, and refuses an unknown name', async () => {
  const requestExample = (name: string) =>
    fetch(inject('origin') + queryCouponInfo, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { prefer: `example=${name}` },
    });
  expect(await (await requestExample('error-9999999')).json()).toMatchObject({ resultCode: '9999999' });
  const unknown = await requestExample('sucess');
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toMatchObject({ nearest: expect.arrayContaining(['success']) });
});

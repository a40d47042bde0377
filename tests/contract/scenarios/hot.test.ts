/** Tests changes of contract, handler and scenario while the simulator serves, in a copy of the repository. Sessions must survive. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotCopy, type HotCopy } from '#tools/sim/reload/hotCopy.ts';
import { clientIn, type Client } from '../client.ts';

let copy: HotCopy;
let before: Client;
let clock: unknown;
beforeAll(async () => {
  copy = await hotCopy();
  before = await clientIn('overdue-bill', copy.origin);
  await before.control('PUT', '/clock', { advance: 'P1D' });
  clock = await before.control('GET', '/clock');
  await ask();
});
afterAll(() => copy.stop());

const HANDLER = 'simulator/src/services/standard/queryCouponInfo.ts';
const CONTRACT = 'openapi/standard/operations/queryCouponInfo.yaml';

const ask = () =>
  before.send('POST', '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', { productCode: '12003' });

/** Expects that the first session still has its state and all requests, those of the tests before included. */
async function expectSessionKept(requests: number): Promise<void> {
  expect(await before.control('GET', '/clock')).toEqual(clock);
  expect(await before.control('GET', '/session')).toMatchObject({ scenarios: ['overdue-bill'] });
  expect((await before.log()).map(({ id }) => id)).toEqual(
    Array.from({ length: requests }, (_, index) => requests - index),
  );
}

const summaries = () => before.control<{ summary: string }[]>('GET', '/operations');

test(
  'answers the next request by a changed handler, and keeps the sessions',
  { tags: ['qa-hot'] },
  async () => {
    copy.edit(HANDLER, '...summary,', '...summary, myCoupon: undefined, marked: true,');
    await expect.poll(copy.output).toContain('simulator loaded again, with 1 sessions of the one before');
    await expectSessionKept(1);
    expect((await ask()).text).toContain('marked');
  },
);

test(
  'names a broken handler with its line, and serves the last valid one',
  { tags: ['qa-hot'] },
  async () => {
    copy.edit(HANDLER, '_input, context', '_input context');
    await expect.poll(copy.output).toContain('the old one continues to serve');
    expect(copy.output()).toMatch(/standard\/queryCouponInfo\.ts:\d+/);
    expect((await ask()).text).toContain('marked');
    await expectSessionKept(3);
  },
);

test('loads a changed contract, and names a broken one with its line', { tags: ['qa-hot'] }, async () => {
  copy.edit(HANDLER, '_input context', '_input, context');
  await expect.poll(() => copy.output().match(/loaded again/g)).toHaveLength(2);
  copy.edit(CONTRACT, 'summary: 查询优惠券信息', 'summary: 首页的优惠券');
  await expect
    .poll(async () => (await summaries()).some(({ summary }) => summary.startsWith('首页的优惠券')))
    .toBe(true);
  await expectSessionKept(3);
  copy.edit(CONTRACT, 'x-effect: read', 'x-effect: reads');
  await expect.poll(copy.output).toMatch(/openapi\/standard\/operations\/queryCouponInfo\.yaml:\d+/);
  expect((await ask()).status).toBe(200);
  await expectSessionKept(4);
});

test('rereads a changed scenario, and names a broken one with its line', { tags: ['qa-hot'] }, async () => {
  const title = async () =>
    (await before.send('GET', '/_sim/api/composition?scenarios=written')).json as { title?: string };
  copy.write('scenarios/start/written.yaml', 'title: 一\nextends: [baseline]\n');
  await expect.poll(title).toMatchObject({ title: '一' });
  copy.write('scenarios/start/written.yaml', 'title: 二\nextends: [baselin]\n');
  await expect.poll(copy.output).toContain('start/written.yaml:2 /extends/0');
  expect(await title()).toMatchObject({ title: '一' });
  await expectSessionKept(4);
});

/** Tests scenes: sessions stored under a short name, whose link restores them, in each kind of store. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { hasRedis } from '#tools/sim/redisServer.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { inStore, storeNames } from '../../resilience/stores.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { client, clientIn, type Client } from '../client.ts';

type Schemas = components['schemas'];
type Scene = Schemas['Scene'];

const BILL = '/gateway/api/v1/user/orderQuickBill';
const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const UPSTREAM = { on: 'gateway', url: 'http://127.0.0.1:9' };
const bill = { reqData: JSON.stringify({ productCode: '12003', companyAllOrderBill: true }), eid: 'A' };

/** Gives a session a write, a used fault, a moved clock and an upstream. */
async function useSession(session: Client): Promise<void> {
  await session.control('POST', '/session', { scenarios: ['baseline'], seed: 77 });
  await session.send('POST', BILL, bill);
  await session.control('POST', '/faults', {
    on: 'standard.queryCouponInfo',
    answer: { status: 500 },
    times: 2,
  });
  await session.send('POST', COUPON, { productCode: '12003' });
  await session.control('PUT', '/clock', { advance: { days: 9 } });
  await session.control('PUT', '/upstreams', UPSTREAM);
}

/** Returns the state of a session without its id. */
async function stateOf(session: Client) {
  const { id: _id, ...about } = await session.control<Schemas['Session']>('GET', '/session');
  return {
    about,
    world: await session.world(),
    faults: await session.control('GET', '/faults'),
    upstreams: await session.control('GET', '/upstreams'),
  };
}

/** Follows a link like a new browser. @returns its target and a client with the new session */
async function openInNewBrowser(
  origin: string,
  link: string,
): Promise<{ page: string | undefined; session: Client }> {
  const { status, headers, text } = await rawRequest(origin, link);
  expect([status, text]).toEqual([302, '']);
  const cookie = headers['set-cookie']
    ?.map((one) => one.split(';', 1)[0])
    .find((one) => /^sim_session=s-/.test(one ?? ''));
  return {
    page: headers.location,
    session: client({ origin, session: cookie?.slice('sim_session='.length) ?? '' }),
  };
}

const stores = storeNames.filter((name) => name !== 'redis' || hasRedis());

describe.each(stores)('kept in %s', (store) => {
  test(
    'a link restores the whole session after a restart, whatever is written later, until deletion',
    { tags: ['team-scene'] },
    () =>
      inStore(store, async (place) => {
        const first = await place.start();
        const original = client({ origin: first.origin });
        await useSession(original);
        const saved = await original.control<Scene>('POST', '/scenes', {
          name: '出账后',
          page: '/front/bill/list?a=1',
        });
        expect(saved).toMatchObject({ operations: 1, faults: 1, upstreams: 1, scenarios: ['baseline'] });
        const before = await stateOf(original);
        await original.control('POST', '/session', { scenarios: ['frozen-quota'] });

        const origin = store === 'memory' ? first.origin : (await first.stop(), await place.start()).origin;
        const { page, session } = await openInNewBrowser(origin, saved.link);
        expect(page).toBe('/front/bill/list?a=1');
        expect(await stateOf(session)).toEqual(before);
        expect(await session.control('GET', '/scenes')).toEqual([saved]);

        // Later writes do not change the stored scene.
        await session.send('POST', COUPON, { productCode: '12003' });
        const again = client({ origin });
        await again.control('PUT', '/scene', { name: '出账后' });
        expect(await stateOf(again)).toEqual(before);
        await again.control('DELETE', `/scene?name=${encodeURIComponent('出账后')}`);
        expect(await again.control('GET', '/scenes')).toEqual([]);
      }),
  );
});

test(
  'gives a scene without a name a short unique name, and refuses a taken or unknown name',
  { tags: ['team-scene'] },
  async () => {
    const session = await clientIn('baseline');
    const [one, other] = [
      await session.control<Scene>('POST', '/scenes', {}),
      await session.control<Scene>('POST', '/scenes', {}),
    ];
    expect([one.name, other.name]).toEqual([
      expect.stringMatching(/^[a-z\d]{6}$/),
      expect.stringMatching(/^[a-z\d]{6}$/),
    ]);
    expect(one.name).not.toBe(other.name);
    const taken = await session.send('POST', '/_sim/api/scenes', { name: one.name });
    expect([taken.status, taken.text]).toEqual([400, expect.stringContaining(`已有名为 ${one.name} 的现场`)]);
    for (const { name } of [one, other]) await session.control('DELETE', `/scene?name=${name}`);
    const gone = await session.send('DELETE', `/_sim/api/scene?name=${one.name}`);
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('没有名为')]);
  },
);

test(
  'lists the parts of the session that a short link leaves out, and a result page as one of them',
  { tags: ['team-scene'] },
  async () => {
    const session = await clientIn('baseline');
    const linkTo = (page: string) =>
      session.control<Schemas['Link']>('GET', `/link?page=${encodeURIComponent(page)}`);
    const leavesOut = async () => (await session.control<Schemas['Link']>('GET', '/link')).leavesOut;
    const none = {
      operations: 0,
      upstreams: 0,
      faultCounts: false,
      importedWorld: false,
      replayed: false,
      page: false,
    };
    const result = '/front/repayCom/result?repayNo=HK1';
    expect(await linkTo(result)).toMatchObject({ link: expect.stringContaining(result), leavesOut: none });
    expect(await leavesOut()).toEqual(none);
    await useSession(session);
    const all = { ...none, operations: 1, upstreams: 1, faultCounts: true };
    expect(await leavesOut()).toEqual(all);
    for (const page of [result, '/front/vas/vasClaim/Result?claimNo=RL1']) {
      const { link, leavesOut: left } = await linkTo(page);
      expect([new URL(link, 'http://portal.invalid').pathname, left]).toEqual([
        '/front/company/index',
        { ...all, page: true },
      ]);
    }
    const list = '/front/company/billListNew';
    expect(await linkTo(list)).toMatchObject({ link: expect.stringContaining(list), leavesOut: all });
    const { name } = await session.control<Scene>('POST', '/scenes', {});
    await session.control('PUT', '/scene', { name });
    expect(await leavesOut()).toEqual(all);
    await session.control('PUT', '/snapshot', await session.control('GET', '/snapshot'));
    expect(await leavesOut()).toMatchObject({ importedWorld: true });
    await session.control('DELETE', `/scene?name=${name}`);
  },
);

test.each([
  ['no such name', '/front/?scene=nothing-here', 404, '没有名为 nothing-here 的现场'],
  ['another parameter beside it', '/front/?scene=x&seed=7', 400, '不能与其他会话参数同用'],
])(
  'refuses a link with %s, and keeps the session',
  { tags: ['team-scene'] },
  async (_what, link, status, message) => {
    const session = await clientIn('frozen-quota');
    const answer = await session.send('GET', link);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
    for (const way of ['/front/', '/_sim']) expect(answer.text).toContain(`href="${way}"`);
    expect(await session.control('GET', '/session')).toMatchObject({ scenarios: ['frozen-quota'] });
  },
);

test(
  'asks before it follows a link of another site, and shows its upstream',
  { tags: ['team-scene'] },
  async () => {
    const session = await clientIn('baseline');
    await useSession(session);
    const { name, link } = await session.control<Scene>('POST', '/scenes', {});
    await session.control('POST', '/session', { scenarios: ['frozen-quota'] });
    const asked = await session.send('GET', link, undefined, { 'sec-fetch-site': 'cross-site' });
    expect(asked.status).toBe(403);
    for (const words of [
      '打开这个链接？',
      `存下的现场 ${name}，已做的操作 1 次`,
      'gateway：http://127.0.0.1:9',
    ])
      expect(asked.text).toContain(words);
    expect(await session.control('GET', '/session')).toMatchObject({ scenarios: ['frozen-quota'] });
    await session.control('DELETE', `/scene?name=${name}`);
  },
);

test('a scene cannot change the content of a portal file', { tags: ['team-scene'] }, async () => {
  const session = await clientIn('baseline');
  await session.control('POST', '/faults', { on: 'asset:/front/assets/*.js', answer: { body: 'alert(1)' } });
  const refused = await session.send('POST', '/_sim/api/scenes', {});
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('链接不能改写门户的文件')]);
});

describe('with a required token', () => {
  const token = 'token-of-this-test';
  let simulator: Served;
  beforeAll(async () => {
    simulator = await startSimulator({ env: { HOST: '127.0.0.1', SIM_TOKEN: token } });
  });
  afterAll(() => simulator.stop());

  test(
    'stores, lists and opens a scene only with the token, and hides its contents',
    { tags: ['team-scene'] },
    async () => {
      const session = client({ origin: simulator.origin, headers: { 'x-sim-token': token } });
      await useSession(session);
      const { link, name } = await session.control<Scene>('POST', '/scenes', {});
      const bare = (path: string) =>
        rawRequest(simulator.origin, path, { headers: { 'sec-fetch-site': 'none' } });
      expect((await bare('/_sim/api/scenes')).status).toBe(401);
      const storing = {
        method: 'POST',
        headers: { 'sec-fetch-site': 'none', 'content-type': 'application/json' },
        body: '{}',
      };
      expect((await rawRequest(simulator.origin, '/_sim/api/scenes', storing)).status).toBe(401);
      for (const address of [link, link.replace(name, 'nothing')]) {
        const { status, text } = await bare(address);
        expect([status, text]).toEqual([401, expect.stringContaining('需要令牌')]);
        expect(text).not.toContain('127.0.0.1:9');
      }
    },
  );
});

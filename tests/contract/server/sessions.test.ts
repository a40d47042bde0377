/** Tests sessions: each has its own world, and header or cookie selects it (docs/design/simulator.md, "Sessions"). */
import { expect, inject, test } from 'vitest';
import { client, clientIn } from '../client.ts';

const userDataV2 = '/api/v1/home/userDataV2?productCode=12003';
const quotaOf = (json: unknown) =>
  (json as { data: { userQuotaVo: { quotaStatus: string } } }).data.userQuotaVo.quotaStatus;

test('separates the scenario, clock, world, faults and log of two sessions at the same time', async () => {
  const [frozen, normal] = await Promise.all([clientIn('frozen-quota'), clientIn('baseline')]);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? normal : frozen).send('GET', userDataV2)),
  );
  expect(answers.map(({ json }) => quotaOf(json))).toEqual(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? '00' : '10')),
  );

  const before = await normal.world();
  await frozen.control('PUT', '/clock', { advance: { days: 30 } });
  await frozen.control('PATCH', '/world', { company: { name: '另一家公司' } });
  await frozen.control('POST', '/faults', { on: 'legacy.userDataV2', answer: { status: 502 } });
  expect(await normal.world()).toEqual(before);
  expect((await normal.send('GET', userDataV2)).status).toBe(200);
  expect((await frozen.send('GET', userDataV2)).status).toBe(502);
  expect((await normal.log()).every(({ status }) => status === 200)).toBe(true);
});

test('makes the same world for the same scenario and seed, and another for another seed', async () => {
  const started = async (seed: number) => {
    const fresh = client();
    await fresh.control('POST', '/session', { scenarios: ['overdue-bill'], seed });
    return (await fresh.send('GET', '/_sim/api/world')).text;
  };
  expect(await started(7)).toBe(await started(7));
  expect(await started(8)).not.toBe(await started(7));
});

test('makes a session in the default scenario with a cookie at first contact', async () => {
  const origin = inject('origin');
  const first = await fetch(origin + userDataV2);
  const cookie = first.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^sim_session=s-[0-9a-f]{12}; Path=\/; SameSite=Lax; HttpOnly$/);
  const session = await fetch(`${origin}/_sim/api/session`, { headers: { cookie: cookie.split(';')[0]! } });
  expect(session.headers.getSetCookie()).toEqual([]);
  expect(await session.json()).toMatchObject({ id: /=([^;]+)/.exec(cookie)?.[1], scenarios: ['baseline'] });
});

test.each(['/front/', '/front/company/index?productCode=12003', '/_sim'])(
  'makes a session with the page %s, which its parallel first requests share',
  async (path) => {
    const origin = inject('origin');
    const first = await fetch(origin + path);
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^sim_session=s-[0-9a-f]{12}; Path=\/; SameSite=Lax; HttpOnly$/);
    const headers = { cookie: cookie.split(';')[0]! };
    const later = await Promise.all(
      [path, userDataV2, '/_sim/api/session', '/_sim/api/faults'].map((each) =>
        fetch(origin + each, { headers }),
      ),
    );
    expect(later.flatMap((answer) => answer.headers.getSetCookie())).not.toContainEqual(
      expect.stringContaining('sim_session'),
    );
  },
);

test('restarts a deleted session in the default scenario', async () => {
  const fresh = await clientIn('frozen-quota');
  await fresh.control('DELETE', '/session');
  expect(await fresh.control('GET', '/session')).toMatchObject({ scenarios: ['baseline'] });
});

test('refuses an unknown scenario with the nearest known ones, and keeps the session', async () => {
  const fresh = await clientIn('overdue-bill');
  const { status, json } = await fresh.send('POST', '/_sim/api/session', { scenarios: ['frozen-qouta'] });
  expect(status).toBe(404);
  expect(json).toMatchObject({
    message: '没有名为 frozen-qouta 的场景',
    nearest: expect.arrayContaining(['frozen-quota']),
  });
  expect(await fresh.control('GET', '/session')).toMatchObject({ scenarios: ['overdue-bill'] });
});

test('refuses contradicting scenarios with the path', async () => {
  const fresh = await clientIn('baseline');
  const { status, json } = await fresh.send('POST', '/_sim/api/session', {
    scenarios: ['v1-member', 'v6-member'],
  });
  expect(status).toBe(400);
  expect(json).toHaveProperty(
    'violations',
    expect.arrayContaining([
      { pointer: '/given/member/traded', message: expect.stringContaining('v1-member 为') },
    ]),
  );
});

test('combines compatible scenarios', async () => {
  const both = await clientIn('frozen-quota,child-account');
  expect(await both.world()).toMatchObject({ viewer: { account: '1902' }, quota: { quotaStatus: '10' } });
});

/** Generated worlds by seed and size: a sample of `npm run proof -- sim:laws --seeded`, which runs a thousand. */
import { expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { seededWorlds } from '#tools/sim/laws/seeded.ts';
import { client, clientIn } from '../client.ts';

type Session = components['schemas']['Session'];

test(
  'generates valid worlds of their size, with the same bytes in two processes',
  { tags: ['qa-seeded'] },
  async () => {
    const { problems, ...found } = await seededWorlds(20, 4200);
    expect(problems).toEqual([]);
    expect(found).toMatchObject({ worlds: 20, cycles: 9, orders: 10 * 10 + 9 * 100 + 1000, refundStates: 3 });
    expect(found.cancelled).toBeGreaterThan(20);
    expect(found.products).toBeGreaterThan(5);
  },
);

test(
  'generates the same company by portal URL and control API, and another for another seed',
  { tags: ['qa-seeded'] },
  async () => {
    const byApi = client();
    await byApi.control('POST', '/session', { scenarios: ['baseline'], seed: 42, size: 'L' });
    const world = await byApi.world();
    for (const query of ['world=seed:42&size=L', 'world=seed:42:L&size=50']) {
      const byUrl = client();
      const response = await byUrl.send('GET', `/front/company/index?productCode=12003&${query}`);
      expect(response.status).toBe(302);
      const product = (world as { viewer: { product: string } }).viewer.product;
      const size = query.endsWith('50') ? '&size=50' : '';
      expect(response.headers.get('location')).toBe(`/front/company/index?productCode=${product}${size}`);
      expect(await byUrl.control<Session>('GET', '/session')).toMatchObject({ seed: 42, size: 'L' });
      expect(await byUrl.world()).toEqual(world);
    }
    const other = client();
    await other.control('POST', '/session', { scenarios: ['baseline'], seed: 43, size: 'L' });
    expect((await other.world<{ company: { name: string } }>()).company.name).not.toBe(
      (world as { company: { name: string } }).company.name,
    );
  },
);

test(
  'puts a generated world into a link and a snapshot, and rewinds before its start',
  { tags: ['qa-seeded', 'qa-link'] },
  async () => {
    const one = await clientIn('baseline');
    await one.control('POST', '/session', { scenarios: ['frozen-quota'], seed: 7, size: 'S' });
    await one.control('PUT', '/clock', { at: '2026-11-20T10:00:00+08:00' });
    const { link } = await one.control<{ link: string }>('GET', '/link');
    const opened = client();
    expect((await opened.send('GET', link)).status).toBe(302);
    const imported = client();
    await imported.control('PUT', '/snapshot', await one.control('GET', '/snapshot'));
    for (const each of [one, opened, imported])
      await each.control('PUT', '/clock', { at: '2026-11-01T10:00:00+08:00' });
    const world = await one.world();
    expect(await opened.world()).toEqual(world);
    expect(await imported.world()).toEqual(world);
  },
);

test.each([
  ['world=42', 'world 应为 seed: 加 0 至 4294967295 的整数'],
  ['world=seed:-1&size=S', 'world 应为 seed: 加 0 至 4294967295 的整数'],
  ['world=seed:4294967296', 'world 应为 seed: 加 0 至 4294967295 的整数'],
  ['world=seed:42&size=XS', 'size 应为 S、M、L、XL、XXL 之一，而不是 XS'],
  ['world=seed:42:constructor', 'size 应为 S、M、L、XL、XXL 之一'],
  ['world=seed:42&seed=1', 'world 与 seed 不能同用'],
])(
  'refuses %s with the allowed values, and keeps the session',
  { tags: ['qa-seeded'] },
  async (query, message) => {
    const session = await clientIn('overdue-bill');
    const before = await session.world();
    const response = await session.send('GET', `/front/?${query}`);
    expect([response.status, response.text]).toEqual([400, expect.stringContaining(message)]);
    expect(await session.world()).toEqual(before);
  },
);

test('names the available sizes in the control API', { tags: ['qa-seeded'] }, async () => {
  const session = await clientIn('overdue-bill');
  const answer = await session.send('POST', '/_sim/api/session', { scenarios: ['baseline'], size: 'XS' });
  expect(answer.status).toBe(400);
  for (const size of ['/size', 'S', 'M', 'L', 'XL', 'XXL']) expect(answer.text).toContain(size);
  const foreign = await session.send('GET', '/front/?world=seed:1', undefined, {
    'sec-fetch-site': 'cross-site',
  });
  expect(foreign.status).toBe(403);
});

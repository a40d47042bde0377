/** Tests a session as a link (`getLink`): what it restores in a new browser, and refusals of invalid links. */
import { deflateRawSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { clientIn, type Client } from '../client.ts';

type Schemas = components['schemas'];

const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(inject('origin') + path, { redirect: 'manual', headers });

/** Opens a link and returns the state of its session, without session-specific data. */
async function stateAfter(link: string) {
  const response = await open(link);
  expect([response.status, await response.text()]).toEqual([302, '']);
  const [cookie = ''] = response.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
  const read = async (path: string) => (await open(`/_sim/api${path}`, { cookie })).json();
  const { id: _id, ...session } = await read('/session');
  return {
    page: response.headers.get('location'),
    session,
    world: await read('/world'),
    faults: await read('/faults'),
  };
}

/** Returns the state of a session, as `stateAfter` does. */
async function stateOf(client: Client) {
  const { id: _id, ...session } = await client.control<Schemas['Session']>('GET', '/session');
  return { session, world: await client.world(), faults: await client.control('GET', '/faults') };
}

const linkOf = async (client: Client, page = '') =>
  (await client.control<Schemas['Link']>('GET', `/link${page && `?page=${encodeURIComponent(page)}`}`)).link;

const rules: readonly Schemas['NewFault'][] = [
  { on: 'standard.queryCouponInfo', answer: { code: '9999999' }, times: 2 },
  {
    on: 'gateway.userDataV2',
    answer: { delay: '1s', spread: 0.4 },
    when: { fields: { '/productCode': '12003' }, percent: 20 },
  },
  { on: 'asset:/front/assets/*.js', answer: { wire: 'slow-drip', over: '2s' } },
];

test(
  'restores scenarios, seed, clock, faults with conditions and page, byte for byte',
  { tags: ['qa-link'] },
  async () => {
    const client = await clientIn('baseline');
    await client.control('POST', '/session', { scenarios: ['overdue-bill', 'pop-user'], seed: 77 });
    for (const rule of rules) await client.control('POST', '/faults', rule);
    // In these days bills are issued and fall due, so an advanced world differs from one that begins then.
    await client.control('PUT', '/clock', { advance: { days: 9 } });
    const page = '/front/bill/list?productCode=12008&name=%E5%8E%82+1&scenario=other&seed=1';
    const link = await linkOf(client, page);
    const restored = await stateAfter(link);
    expect(restored.page).toBe('/front/bill/list?productCode=12008&name=%E5%8E%82+1');
    expect(restored).toMatchObject(await stateOf(client));
    expect(restored.faults).toMatchObject(rules);
    expect(link.length).toBeLessThan(700);
  },
);

test('restores a running clock, and the removal of a scenario’s fault', { tags: ['qa-link'] }, async () => {
  const scenario = 'increase-entry-fails';
  const client = await clientIn(scenario);
  const before = await linkOf(client);
  expect(before).not.toContain('faults=');
  expect((await stateAfter(before)).faults).toHaveLength(1);
  await client.control('DELETE', '/faults');
  await client.control('PUT', '/clock', { running: true });
  const restored = await stateAfter(await linkOf(client));
  expect(restored.faults).toEqual([]);
  expect(restored.session).toMatchObject({ scenarios: [scenario], clock: { running: true } });
});

const packed = (faults: unknown) => deflateRawSync(JSON.stringify(faults)).toString('base64url');

test.each([
  [
    'an unknown operation',
    [rules[0], { ...rules[0], on: 'standard.queryCuponInfo' }],
    '第 2 个（standard.queryCuponInfo）',
  ],
  ['an undocumented code', [{ ...rules[0], answer: { code: '9301' } }], '没有声明错误码 9301'],
  ['an unknown member', [{ ...rules[0], sometimes: true }], 'sometimes'],
  ['a text instead of a fault', ['all'], '第 1 个（没有 on）'],
  ['too many faults', Array.from({ length: 101 }, () => rules[0]), '至多 100 个'],
  ['an object instead of a list', { on: 'x' }, 'faults 应为故障的数组'],
])(
  'refuses a link whose faults are invalid, packed or as JSON, and keeps the session: %s',
  { tags: ['qa-link'] },
  async (_what, faults, message) => {
    const client = await clientIn('frozen-quota');
    const before = await stateOf(client);
    for (const text of [packed(faults), JSON.stringify(faults)]) {
      const response = await client.send('GET', `/front/?faults=${encodeURIComponent(text)}`);
      expect(response.status).toBe(400);
      // A text that begins with `{` is taken for a packed one, and refused as incomplete.
      if (!text.startsWith('{')) expect(response.text).toContain(message);
      expect(response.text).toContain('会话保持不变');
    }
    expect(await stateOf(client)).toEqual(before);
  },
);

test.each([
  ['cut off', 'faults=q1YqSy0', 'faults 不完整'],
  [
    'a decompression bomb',
    `faults=${deflateRawSync('['.repeat(5_000_000)).toString('base64url')}`,
    'faults 不完整',
  ],
  ['without a valid yes or no', 'running=perhaps', 'running 应为 true 或 false'],
  ['without a valid time', 'now=tomorrow', 'now 应为带时区的 ISO 8601 时刻'],
  ['out of range', 'now=2150-01-01', '时钟应在 2000 年至 2099 年之间'],
])(
  'refuses a link that is %s, and keeps the session',
  { tags: ['qa-link'] },
  async (_what, query, message) => {
    const client = await clientIn('frozen-quota');
    const before = await stateOf(client);
    const response = await client.send('GET', `/front/?${query}`);
    expect(response.status).toBe(400);
    expect(response.text).toContain(message);
    expect(await stateOf(client)).toEqual(before);
  },
);

test('reports which part is too large for a link, with the alternative', { tags: ['qa-link'] }, async () => {
  const client = await clientIn('baseline');
  // Random, so that it does not compress well.
  const body = Array.from({ length: 9000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * index * 7919) % 20_000)),
  ).join('');
  await client.control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { body } });
  const answer = await client.send('GET', '/_sim/api/link');
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('请减少故障，或导出快照')]);
});

test('makes no link to a page of another origin', { tags: ['qa-link'] }, async () => {
  const client = await clientIn('baseline');
  const elsewhere = await client.send('GET', '/_sim/api/link?page=https://example.com/');
  expect(elsewhere.status).toBe(400);
});

/** Spellings that browsers resolve to another path. */
const outside = [
  ...['/front/..', '/front/../x', '/front/%2e%2e/', '/front/.%2e/x', '/front/\\..\\..\\evil'],
  ...['/front/..//evil.com', '/front/../_sim/', '/a/front/../x', '/front/../../..//evil.com/front/'],
];

test.each(outside)(
  'refuses a page outside the portal in links and scenes: %s',
  { tags: ['qa-link'] },
  async (page) => {
    const session = await clientIn('baseline');
    const link = await session.send('GET', `/_sim/api/link?page=${encodeURIComponent(page)}`);
    const scene = await session.send('POST', '/_sim/api/scenes', { page });
    for (const { status, text } of [link, scene])
      expect([status, text]).toEqual([400, expect.stringContaining('不在门户内')]);
    expect((await session.send('GET', '/_sim/api/scenes')).status).toBe(200);
  },
);

test.each(['faults=[]', 'now=2026-12-01', 'running=true'])(
  'lets a link of another site with %s replace a session only after a confirmation',
  { tags: ['qa-link'] },
  async (query) => {
    const client = await clientIn('frozen-quota');
    const before = await stateOf(client);
    const response = await client.send('GET', `/front/?${query}`, undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect([response.status, response.text]).toEqual([403, expect.stringContaining('重新开始')]);
    expect(await stateOf(client)).toEqual(before);
  },
);

/** Tests editing the world by hand: valid edits succeed, others are refused with their place or the broken invariant. */
import { expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { clientIn } from '../client.ts';

interface Bill {
  items: { principal: number; settledOn?: string }[];
}

test('patches a world whose settled and open bills have different members', async () => {
  const { send, world } = await clientIn('overdue-bill');
  const { bills } = await world<{ bills: Bill[] }>();
  const settled = bills.filter(({ items }) => items.every(({ settledOn }) => settledOn !== undefined));
  expect(settled.length).toBeGreaterThan(0);
  const same = await send('PATCH', '/_sim/api/world', { bills });
  expect(same.status, same.text).toBe(200);
  expect(await world()).toMatchObject({ bills });
});

test('removes an optional member', async () => {
  const { control, world } = await clientIn('hc-channel-logged-out');
  expect((await world<{ viewer: object }>()).viewer).toHaveProperty('channel');
  await control('PATCH', '/world', { viewer: { channel: null } });
  expect((await world<{ viewer: object }>()).viewer).not.toHaveProperty('channel');
});

test.each<[patch: object, pointer: string, message: string]>([
  [{ quota: { fixed: 1.5 } }, '/quota/fixed', '应为整数'],
  [{ quota: { fixed: '1' } }, '/quota/fixed', '应为整数'],
  [{ quota: { quotaStatus: 'frozen' } }, '/quota/quotaStatus', '应为以下之一：00、10'],
  [{ quota: { expiresOn: '2026-02-30' } }, '/quota/expiresOn', '应为YYYY-MM-DD 格式的日期'],
  [{ quota: { fixd: 1 } }, '/quota/fixd', '不是约定的字段'],
  [{ quota: { fixed: null } }, '/quota/fixed', '缺少必填字段'],
  [{ bills: {} }, '/bills', '应为数组'],
  [{ tasks: [{}] }, '/tasks/0/activityNo', '缺少必填字段'],
  [{ coupons: [null] }, '/coupons/0', '应为对象'],
  [{ bills: [null] }, '/bills/0', '应为对象'],
  [{ quota: { fixed: 1e308 } }, '/quota/fixed', '不能大于 10000000000000'],
  [{ quota: { fixed: -5 } }, '/quota/fixed', '不能小于 0'],
  [{ member: { traded: -5 } }, '/member/traded', '不能小于 0'],
  [{ monthPlus: { servRate: 1e308 } }, '/monthPlus/servRate', '不能大于 100'],
  [{ quota: { heldSince: '2026-02-30 10:00:00' } }, '/quota/heldSince', '应为YYYY-MM-DD HH:MM:SS 格式的时刻'],
  [{ viewer: { login: 'unknown' } }, '/viewer/login', '不是约定的字段'],
])(
  'refuses %j with the place and the expectation',
  { tags: ['mend-world-checked'] },
  async (patch, pointer, message) => {
    const { send } = await clientIn('baseline');
    const { status, json } = await send('PATCH', '/_sim/api/world', patch);
    expect(status).toBe(400);
    const { violations } = json as components['schemas']['Problem'];
    expect(violations).toContainEqual({ pointer, message });
  },
);

test.each<[patch: object, where: string]>([
  [{ viewer: { pin: 'unknown' } }, 'viewer'],
  [{ accounts: [] }, 'viewer'],
  // The number of each bill, which names an investor.
  [{ investors: [] }, 'ZD'],
])(
  'refuses %j, after which %s would name a missing record',
  { tags: ['mend-world-checked'] },
  async (patch, where) => {
    const { send, world } = await clientIn('baseline');
    const before = await world();
    const { status, json } = await send('PATCH', '/_sim/api/world', patch);
    expect(status).toBe(400);
    const { laws = [] } = json as components['schemas']['Problem'];
    const unknown = laws.filter(({ law }) => law === 'names-are-known');
    expect(unknown.map((broken) => broken.where).join()).toContain(where);
    expect(await world()).toEqual(before);
  },
);

test('sets a nullable member to null', async () => {
  const { control, world } = await clientIn('billing-in-progress');
  expect((await world<{ quickBill: unknown }>()).quickBill).not.toBeNull();
  await control('PATCH', '/world', { quickBill: null, viewer: { product: null } });
  expect(await world()).toMatchObject({ quickBill: null, viewer: { product: null } });
});

test('refuses a patch that breaks an invariant by name, and keeps the world', async () => {
  const { send, world } = await clientIn('baseline');
  const before = await world<{ bills: Bill[] }>();
  const bills = structuredClone(before.bills);
  const item = bills.flatMap(({ items }) => items)[0]!;
  item.principal += 1;
  const { status, json } = await send('PATCH', '/_sim/api/world', { bills });
  expect(status).toBe(400);
  const { message, laws } = json as components['schemas']['Problem'];
  expect(laws?.length).toBeGreaterThan(0);
  for (const { law } of laws ?? []) expect(message).toContain(law);
  expect(await world()).toEqual(before);
});

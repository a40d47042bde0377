/**
 * Tests every store of sessions (memory, the database of a folder, Redis) with the same suite, at their common interface and over HTTP.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStore } from '#simulator/sessions/fileStore.ts';
import { memoryStore } from '#simulator/sessions/memoryStore.ts';
import { redisConnection, type RedisConnection } from '#simulator/sessions/redisConnection.ts';
import { PREFIX, redisStore } from '#simulator/sessions/redisStore.ts';
import { sceneLimits } from '#simulator/sessions/sceneStore.ts';
import { withWorld, type Session } from '#simulator/sessions/session.ts';
import type { SessionStore, StoreLimits } from '#simulator/sessions/store.ts';
import type { World } from '#simulator/world/world.ts';
import { hasRedis, startRedis } from '#tools/sim/redisServer.ts';
import { firstPayments } from '../../resilience/firstContact.ts';
import { paymentsUntilKilled } from '../../resilience/killed.ts';
import { storeNames, type StoreName } from '../../resilience/stores.ts';

const limits = { idleMs: 3_600_000, count: 1000, bytes: 10_000_000 } satisfies StoreLimits;

type More = Partial<StoreLimits> & { readonly report?: (text: string) => void };

/** A new and empty location of sessions. Several stores can be opened there. */
interface Place {
  open(limits?: More): Promise<SessionStore>;
}

const folders: string[] = [];
let redis: Awaited<ReturnType<typeof startRedis>> | undefined;

const places: Readonly<Record<StoreName, () => Promise<Place>>> = {
  memory: async () => ({ open: async (more) => memoryStore({ ...limits, ...more }) }),
  file: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stores-'));
    folders.push(folder);
    return { open: (more) => fileStore(folder, { ...limits, ...more }) };
  },
  redis: async () => {
    const connection = await redisConnection(redis!.url);
    await connection.client.flushAll();
    connection.client.destroy();
    return {
      open: async (more) => redisStore(await redisConnection(redis!.url), { ...limits, ...more }),
    };
  },
};

const names = storeNames.filter((name) => name !== 'redis' || hasRedis());

/** Returns a minimal world. Worlds with other seeds differ. */
const base = (seed: number): World =>
  JSON.parse(JSON.stringify({ seed, orders: [], text: 'x'.repeat(1000), quota: { fixed: 1 } }));
const shared = base(0);

const session = (id: string, world = shared): Session => ({
  id,
  scenarios: ['baseline'],
  title: '默认',
  visit: '/',
  seed: 1,
  startedAt: 0,
  clock: { at: 0, running: false },
  faults: [],
  world,
  worldAt: 0,
  history: [{ at: 0, world }],
});

/** Returns the orders of a session, which are plain numbers in these worlds. */
const ordersOf = (one: Session | undefined): readonly number[] => one?.world.orders.map(Number) ?? [];

/** Adds the next order number, like an operation. */
const order = (before: Session): readonly [Session, number] => {
  const orders = ordersOf(before);
  const number = orders.length + 1;
  const changed = Object.assign({ ...before.world }, { orders: [...orders, number] });
  return [withWorld(before, changed), number];
};
const look = (one: Session): readonly [Session, number] => [one, ordersOf(one).length];

beforeAll(async () => {
  if (names.includes('redis')) redis = await startRedis();
});
afterAll(async () => {
  await redis?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe.each(names)('the %s store', (name) => {
  async function opened(more?: More) {
    const place = await places[name]();
    return { place, store: await place.open(more) };
  }

  test('stores nothing for a first contact that only reads', { tags: ['hold-first-change'] }, async () => {
    const { store } = await opened();
    expect(await store.update('a', look, () => session('a'))).toBe(0);
    expect([await store.count(), await store.find('a'), await store.list()]).toEqual([0, undefined, []]);
    await store.close();
  });

  const scene = (name: string, bytes = 10) => ({
    head: {
      ...{
        name,
        link: `/front/?scene=${name}`,
        scenarios: ['baseline'],
        title: '默认',
        now: 0,
        running: false,
      },
      ...{ operations: 0, faults: 0, upstreams: {}, savedAt: Number(name) || 0, bytes },
    },
    text: 'x'.repeat(bytes),
  });

  test(
    'stores scenes by name up to a number and a sum of bytes, and never drops one by itself',
    { tags: ['team-scene'] },
    async () => {
      const { place, store } = await opened();
      const names = Array.from({ length: sceneLimits.count }, (_, index) => String(index));
      expect(new Set(await Promise.all(names.map((one) => store.scenes.save(scene(one)))))).toEqual(
        new Set(['saved']),
      );
      expect(await store.scenes.save(scene('7'))).toBe('taken');
      expect(await store.scenes.save(scene('one more'))).toBe('full');
      expect((await store.scenes.list()).map((head) => head.name)).toEqual(names.toReversed());
      for (const one of names) expect((await store.scenes.remove(one))?.name).toBe(one);
      expect(await store.scenes.remove('7')).toBeUndefined();
      const most = Math.floor(sceneLimits.bytes / sceneLimits.each);
      for (let count = 0; count < most; count += 1)
        expect(await store.scenes.save(scene(`large ${count}`, sceneLimits.each))).toBe('saved');
      expect(await store.scenes.save(scene('large', sceneLimits.each))).toBe('full');
      await store.close();
      if (name === 'memory') return;
      const again = await place.open();
      expect(await again.scenes.find('large 0')).toEqual(scene('large 0', sceneLimits.each));
      await again.close();
    },
  );

  test(
    'creates one session for parallel first changes and loses none',
    { tags: ['hold-atomic-creation'] },
    async () => {
      const { store } = await opened();
      const numbers = await Promise.all(
        Array.from({ length: 40 }, async () => store.update('a', order, () => session('a'))),
      );
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      expect(ordersOf(await store.find('a'))).toHaveLength(40);
      await store.close();
    },
  );

  test('a restart keeps a session’s name and replaces the rest; a removal drops the name too', async () => {
    const { store } = await opened();
    await store.begin(session('a'));
    await store.update(
      'a',
      (one) => [{ ...one, name: '演示' }, undefined],
      () => session('a'),
    );
    await store.update('a', order, () => session('a'));
    const begun = await store.begin({ ...session('a', base(2)), title: '另一个' });
    expect(begun).toMatchObject({ name: '演示', title: '另一个' });
    expect(await store.find('a')).toEqual(begun);
    expect((await store.list())[0]).toMatchObject({ id: 'a', name: '演示', title: '另一个', faults: 0 });
    await store.remove('a');
    expect(await store.begin(session('a'))).not.toHaveProperty('name');
    await store.close();
  });

  test('keeps the base worlds of sessions that change them at the same time', async () => {
    const { place, store } = await opened();
    const ids = Array.from({ length: 12 }, (_, id) => id);
    // In each round the sessions change to another one of three base worlds, so that each world loses and gains sessions at once.
    for (let round = 0; round < 6; round += 1) {
      // In round r session 2r goes to world 1 instead of 0, so that the numbers of sessions differ.
      const baseIn = (id: number): World => base(id === round * 2 ? 1 : (id + round) % 3);
      await Promise.all(ids.map((id) => store.begin(session(String(id), baseIn(id)))));
    }
    const before = await Promise.all(ids.map((id) => store.find(String(id))));
    await store.close();
    if (name === 'memory') return;
    const again = await place.open();
    expect(await Promise.all(ids.map((id) => again.find(String(id))))).toEqual(before);
    await again.close();
  });

  test('keeps a session unchanged when the change throws', async () => {
    const { store } = await opened();
    await store.begin(session('a'));
    const refuse = (): never => {
      throw new Error('refused');
    };
    await expect(async () => store.update('a', refuse, () => session('a'))).rejects.toThrow('refused');
    expect(await store.find('a')).toEqual(session('a'));
    await store.close();
  });

  test('restores every checkpoint from a long journal', async () => {
    const { place, store } = await opened();
    for (let count = 0; count < 1100; count += 1) await store.update('a', order, () => session('a'));
    const before = await store.find('a');
    expect(before?.history).toHaveLength(1000);
    await store.close();
    if (name === 'memory') return;
    const again = await place.open();
    expect(await again.find('a')).toEqual(before);
    expect(await again.update('a', order, () => session('a'))).toBe(1101);
    await again.close();
  });

  test('drops an unchanged session before a changed one', { tags: ['hold-limits'] }, async () => {
    const { store } = await opened({ count: 2 });
    await store.update('changed', order, () => session('changed'));
    await store.begin(session('begun'));
    await store.update('newest', order, () => session('newest'));
    expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['changed', 'newest']);
    await store.close();
  });

  test(
    'drops visitors’ sessions before named ones, whatever the visitors changed',
    { tags: ['hold-limits'] },
    async () => {
      const { store } = await opened({ count: 3 });
      const visitor = (number: number): string => `s-${String(number).padStart(12, '0')}`;
      await store.begin(session('begun'));
      await store.update('changed', order, () => session('changed'));
      for (let number = 0; number < 6; number += 1)
        await store.update(visitor(number), order, () => session(visitor(number)));
      expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['begun', 'changed', visitor(5)]);
      await store.close();
    },
  );

  test('drops an older session before one that was started again', { tags: ['hold-limits'] }, async () => {
    const { store } = await opened({ count: 2 });
    for (const id of ['s-a', 's-b', 's-a', 's-c']) await store.begin(session(id));
    expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['s-a', 's-c']);
    await store.close();
  });

  test('drops the longest unused session above the byte limit', { tags: ['hold-limits'] }, async () => {
    const { store } = await opened({ bytes: 30_000 });
    const padded = (id: string): Session => session(id, base(Number(id)));
    for (let id = 1; id <= 40; id += 1) await store.update(String(id), order, () => padded(String(id)));
    const ids = (await store.list()).map(({ id }) => Number(id)).toSorted((a, b) => a - b);
    expect(ids.at(-1)).toBe(40);
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.length).toBeLessThan(30);
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => 41 - ids.length + index));
    await store.close();
  });

  test('counts a shared base world once', { tags: ['hold-limits'] }, async () => {
    const { store } = await opened({ bytes: 30_000 });
    for (let id = 1; id <= 60; id += 1) await store.update(String(id), order, () => session(String(id)));
    expect(await store.count()).toBeGreaterThan(50);
    await store.close();
  });

  test('drops a session that is unused for the idle time', async () => {
    const { store } = await opened({ idleMs: 600 });
    await store.begin(session('old'));
    await expect
      .poll(async () => {
        await store.update('new', order, () => session('new'));
        return (await store.list()).map(({ id }) => id);
      })
      .toEqual(['new']);
    await store.close();
  });

  test('keeps 12 × 8 parallel first payments over HTTP', { tags: ['hold-atomic-creation'] }, async () => {
    for (const processes of name === 'redis' ? [1, 2] : [1])
      expect(await firstPayments(name, processes)).toEqual({ acknowledged: 96, lost: 0, doubled: 0 });
  });

  test(
    'keeps every acknowledged payment when the process is killed',
    { tags: ['hold-acknowledged'] },
    async () => {
      const { acknowledged, lost, doubled } = await paymentsUntilKilled(name, 150);
      expect(acknowledged).toBeGreaterThanOrEqual(150);
      expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
    },
  );

  test('passes its own check, which leaves no session', async () => {
    const { store } = await opened();
    await store.check();
    expect(await store.count()).toBe(0);
    await store.close();
  });
});

type Keys = RedisConnection['client'];

const damages: readonly (readonly [string, (keys: Keys) => Promise<unknown>])[] = [
  ['a key of another type', (keys) => keys.set(`${PREFIX}session:spoilt`, 'text')],
  ['a hash that is no session', (keys) => keys.hDel(`${PREFIX}session:spoilt`, 'version')],
  ['a version without a number', (keys) => keys.hSet(`${PREFIX}session:spoilt`, 'version', 'x')],
  ['a missing record', (keys) => keys.rPop(`${PREFIX}journal:spoilt`)],
  ['a broken record', (keys) => keys.lSet(`${PREFIX}journal:spoilt`, 0, '{"head":')],
  [
    'a record of another session',
    (keys) => keys.lSet(`${PREFIX}journal:spoilt`, 0, '{"world":["a",[[9,1]]]}'),
  ],
  ['a journal of another type', (keys) => keys.set(`${PREFIX}journal:spoilt`, 'text')],
  [
    'a missing base world',
    async (keys) => {
      const base = await keys.hGet(`${PREFIX}session:spoilt`, 'base');
      await keys.del(`${PREFIX}base:${base}`);
    },
  ],
];

describe.skipIf(!hasRedis())('a Redis', () => {
  test.each(damages)(
    'names the session with %s once and lets it restart',
    { tags: ['hold-set-aside'] },
    async (_, spoil) => {
      const place = await places.redis();
      const before = await place.open();
      await before.update('spoilt', order, () => session('spoilt', base(7)));
      await before.update('sound', order, () => session('sound'));
      const { client: keys } = await redisConnection(redis!.url);
      await spoil(keys);
      const reports: string[] = [];
      const store = await place.open({ report: (text) => reports.push(text) });
      for (let time = 0; time < 3; time += 1)
        await expect(store.find('spoilt')).rejects.toThrow(`${PREFIX}session:spoilt`);
      expect(reports).toHaveLength(1);
      expect((await store.list()).map(({ id }) => id)).toContain('sound');
      expect(await store.update('sound', order, () => session('sound'))).toBe(2);
      await store.begin(session('spoilt', base(7)));
      expect(await store.update('spoilt', order, () => session('spoilt'))).toBe(1);
      expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['sound', 'spoilt']);
      keys.destroy();
      await Promise.all([before.close(), store.close()]);
    },
  );

  test('omits unreadable sessions from the list, and names them', { tags: ['hold-set-aside'] }, async () => {
    const place = await places.redis();
    const { client: keys } = await redisConnection(redis!.url);
    const reports: string[] = [];
    const store = await place.open({ report: (text) => reports.push(text) });
    for (const id of ['sound', 'text', 'json']) await store.update(id, order, () => session(id));
    await keys.set(`${PREFIX}session:text`, 'text');
    await keys.hSet(`${PREFIX}session:json`, 'summary', '{');
    expect((await store.list()).map(({ id }) => id)).toEqual(['sound']);
    expect(reports.map((text) => /session:(\w+)/.exec(text)?.[1]).toSorted()).toEqual(['json', 'text']);
    keys.destroy();
    await store.close();
  });

  test(
    'names the sessions of another version at the start, and keeps them',
    { tags: ['hold-set-aside'] },
    async () => {
      const place = await places.redis();
      const { client: keys } = await redisConnection(redis!.url);
      await keys.hSet('sim:parted:old', 'frame', '{}');
      await keys.hSet('sim:2:session:old', 'version', 'x.1');
      const reports: string[] = [];
      const store = await place.open({ report: (text) => reports.push(text) });
      await expect.poll(() => reports.join()).toContain('2 sessions of another version');
      expect(await keys.exists(['sim:parted:old', 'sim:2:session:old'])).toBe(2);
      keys.destroy();
      await store.close();
    },
  );

  test('frees all bytes when the sessions are gone', { tags: ['hold-limits'] }, async () => {
    const place = await places.redis();
    const { client: keys } = await redisConnection(redis!.url);
    const store = await place.open({ count: 3 });
    for (let id = 0; id < 6; id += 1) {
      for (let time = 0; time < 3; time += 1)
        await store.update(String(id), order, () => session(String(id), base(id % 2)));
      await store.begin(session(String(id), base(id % 3)));
    }
    for (const { id } of await store.list()) await store.remove(id);
    expect(Number(await keys.get(`${PREFIX}bytes`))).toBe(0);
    expect(await keys.keys(`${PREFIX}base:*`)).toEqual([]);
    keys.destroy();
    await store.close();
  });
});

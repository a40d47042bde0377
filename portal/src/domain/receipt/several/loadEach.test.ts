import { describe, expect, test } from 'vitest';
import { loadEach } from './loadEach.ts';

const keys = Array.from({ length: 200 }, (_, index) => `HK${String(index)}`);

/** Loads with a pause; counts all requests, and how many run at once at most. */
function provider(failing: ReadonlySet<string> = new Set()) {
  let [running, highest, asked] = [0, 0, 0];
  return {
    load: async (key: string) => {
      asked += 1;
      running += 1;
      highest = Math.max(highest, running);
      await Promise.resolve();
      running -= 1;
      if (failing.has(key)) throw new Error(key);
      return `receipt of ${key}`;
    },
    counts: () => ({ highest, asked }),
  };
}

async function run(
  source: ReturnType<typeof provider>,
  controller = new AbortController(),
  stopAfter = Infinity,
) {
  const items = new Map<string, string>();
  const failed: string[] = [];
  await loadEach({
    keys,
    load: source.load,
    most: 6,
    signal: controller.signal,
    onItem: (key, item) => {
      items.set(key, item);
      if (items.size === stopAfter) controller.abort();
    },
    onFailure: (key) => failed.push(key),
  });
  return { items, failed };
}

describe('loads 200 receipts', { tags: ['far-receipts'] }, () => {
  test('each once, at most six at a time', async () => {
    const source = provider();
    const { items, failed } = await run(source);
    expect([items.size, failed.length]).toEqual([200, 0]);
    expect(source.counts()).toEqual({ highest: 6, asked: 200 });
  });

  test('names each failure and loads the others', async () => {
    const { items, failed } = await run(provider(new Set(['HK7', 'HK199'])));
    expect(failed).toEqual(['HK7', 'HK199']);
    expect(items.size).toBe(198);
  });

  test('stops asking after a cancellation and keeps what is loaded', async () => {
    const source = provider();
    const { items, failed } = await run(source, new AbortController(), 20);
    expect([items.size, failed.length]).toEqual([20, 0]);
    expect(source.counts().asked).toBeLessThanOrEqual(26);
  });

  test('finishes at once without receipts', async () => {
    const seen: string[] = [];
    const { signal } = new AbortController();
    await loadEach({
      keys: [],
      load: () => Promise.resolve(''),
      most: 6,
      signal,
      onItem: (key) => seen.push(key),
      onFailure: (key) => seen.push(key),
    });
    expect(seen).toEqual([]);
  });
});

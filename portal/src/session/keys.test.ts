import { expect, test } from 'vitest';
import { cameThrough, keepArrival } from './keys.ts';

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('keeps the query, with recommendCode from ticket', () => {
  const storage = memory();
  const query = new URLSearchParams('from=A&enChannel=HC&ticket=ABC&product=yipanhuo');
  const expected = { from: 'A', enChannel: 'HC', recommendCode: 'ABC', product: 'yipanhuo' };
  expect(keepArrival(query, storage)).toEqual(expected);
  expect(keepArrival(new URLSearchParams(), storage)).toEqual(expected);
});

test('prefers a non-empty query to the stored value', () => {
  const storage = memory({ from: 'old', product: 'xchf' });
  expect(keepArrival(new URLSearchParams('from=new&product='), storage)).toMatchObject({
    from: 'new',
    product: 'xchf',
  });
  expect(storage.getItem('from')).toBe('new');
});

test('accepts a channel from either key', () => {
  const kept = keepArrival(new URLSearchParams('enChannel=XTL-UPGRADE'), memory());
  expect(cameThrough(kept, 'XTL-UPGRADE')).toBe(true);
  expect(cameThrough(kept, 'HC')).toBe(false);
  expect(cameThrough(keepArrival(new URLSearchParams('from=HC'), memory()), 'HC')).toBe(true);
});

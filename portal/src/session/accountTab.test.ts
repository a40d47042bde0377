import { expect, test } from 'vitest';
import { accountTab } from './accountTab.ts';

test('keeps the input of each account of a tab apart', () => {
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  accountTab('one', tab).setItem('DRAFT', '2633');
  expect(accountTab('other', tab).getItem('DRAFT')).toBeNull();
  accountTab('other', tab).removeItem('DRAFT');
  expect(accountTab('one', tab).getItem('DRAFT')).toBe('2633');
});

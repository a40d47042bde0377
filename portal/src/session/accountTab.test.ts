import { expect, test } from 'vitest';
import { accountTab } from './accountTab.ts';

test('what one account typed is not met by the next one in the same tab, and is there when the first comes back', () => {
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

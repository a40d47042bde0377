import { expect, test } from 'vitest';
import { keepDraft, keptDraft } from './keptDraft.ts';

test('a draft comes back as long as the form begins with what it was typed on', () => {
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const record = { address: '滨康路1180号', phone: '' };
  expect(keptDraft(tab, 'A', record)).toBeUndefined();
  keepDraft(tab, 'A', record, { ...record, phone: '13606812257' });
  expect(keptDraft(tab, 'A', record)).toBe('{"address":"滨康路1180号","phone":"13606812257"}');
  expect(keptDraft(tab, 'A', { ...record, address: '江陵路336号' })).toBeUndefined();
});

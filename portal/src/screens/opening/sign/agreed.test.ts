import { expect, test } from 'vitest';
import { loadAgreed, saveAgreed } from './agreed.ts';

test('keeps each consent once in the tab, by application and version of the contract', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const service = { templateNo: 'QYJC-FW-003', templateVersion: 'V3.2' };
  expect(loadAgreed(storage, 'SQ1')).toEqual([]);
  saveAgreed(storage, 'SQ1', service);
  saveAgreed(storage, 'SQ1', service);
  saveAgreed(storage, 'SQ1', { ...service, templateVersion: 'V3.3' });
  expect(loadAgreed(storage, 'SQ1')).toEqual(['QYJC-FW-003:V3.2', 'QYJC-FW-003:V3.3']);
  expect(loadAgreed(storage, 'SQ2')).toEqual([]);
});

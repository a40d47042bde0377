import { expect, test } from 'vitest';
import { dropProof, keepProof, proofIn } from './proof.ts';

function tab(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('keeps the proof of a phone for its link until it expires or is dropped', () => {
  const storage = tab();
  const proof = { smsToken: 'DX1', expiresAt: '2026-11-12 10:10:00', contracts: [] };
  keepProof(storage, 'QS1', proof);
  expect(proofIn(storage, 'QS1', '2026-11-12 10:09:59')).toEqual(proof);
  expect(proofIn(storage, 'QS1', '2026-11-12 10:10:00')).toBeUndefined();
  expect(proofIn(storage, 'QS2', '2026-11-12 10:00:00')).toBeUndefined();
  dropProof(storage, 'QS1');
  expect(proofIn(storage, 'QS1', '2026-11-12 10:00:00')).toBeUndefined();
});

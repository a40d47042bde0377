import { expect, test } from 'vitest';
import { codeProofs } from './codeProofs.ts';

test('reuses the proof of a right code until the phone gets another code', () => {
  const proofs = codeProofs();
  proofs.keep('13800006027', '246810', 'DX1');
  proofs.keep('13957118806', '246810', 'DX2');
  expect(proofs.known('13800006027', '246810')).toBe('DX1');
  expect(proofs.known('13800006027', '135790')).toBeUndefined();
  proofs.forget('13800006027');
  expect(proofs.known('13800006027', '246810')).toBeUndefined();
  expect(proofs.known('13957118806', '246810')).toBe('DX2');
});

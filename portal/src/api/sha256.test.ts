import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256Hex, sha256Hex } from './sha256.ts';

// Lengths around a block of 64 bytes, where padding goes wrong; and text beyond ASCII.
const texts = ['', 'a', 'x'.repeat(55), 'x'.repeat(64), 'x'.repeat(1000), '{"公司":"和川"}😀'];

test.each(texts)('computes digest and signature of "%.10s…" like other implementations', (text) => {
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  for (const key of ['k', '系统', 'k'.repeat(65)])
    expect(hmacSha256Hex(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
});

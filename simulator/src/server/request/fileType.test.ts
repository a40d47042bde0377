import { expect, test } from 'vitest';
import { fileTypeOf } from './fileType.ts';

test.each([
  ['image/png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ffe000104a46', 'hex')],
  ['application/pdf', Buffer.from('%PDF-1.7\n')],
  [undefined, Buffer.from('<html>')],
  [undefined, Buffer.from('MZ')],
  [undefined, Buffer.alloc(0)],
])('recognizes %s by the content', (type, content) => {
  expect(fileTypeOf(content)).toBe(type);
});

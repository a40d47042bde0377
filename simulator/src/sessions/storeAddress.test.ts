import { expect, test } from 'vitest';
import { storeAddress } from './storeAddress.ts';

test.each([
  [undefined, { kind: 'memory' }],
  ['', { kind: 'memory' }],
  ['memory', { kind: 'memory' }],
  ['file:.cache/sessions', { kind: 'file', folder: '.cache/sessions' }],
  ['file:/var/lib/会话', { kind: 'file', folder: '/var/lib/会话' }],
  ['redis://127.0.0.1:6379', { kind: 'redis', url: 'redis://127.0.0.1:6379' }],
  ['rediss://:secret@redis/2', { kind: 'redis', url: 'rediss://:secret@redis/2' }],
])('reads SIM_STORE=%s', (text, address) => expect(storeAddress(text)).toEqual(address));

test.each(['file:', 'sqlite:x', 'redis', 'redis://[', '127.0.0.1:6379'])('refuses SIM_STORE=%s', (text) =>
  expect(() => storeAddress(text)).toThrow('SIM_STORE must be memory, file:FOLDER or redis://HOST:PORT'),
);

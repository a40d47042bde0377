import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';

const wire = { method: 'POST', path: '/notes', headers: { 'x-key': 'k' }, body: '@/etc/hostname' };

test('sends a body with an @ at its start as it is, not the file of that name', () => {
  expect(curlOf('http://target.example/', wire, () => false)).toBe(
    "curl -s -X POST 'http://target.example/notes' -H 'x-key: k' --data-raw '@/etc/hostname'",
  );
});

test('reads a secret header from the environment', () => {
  expect(curlOf('http://target.example', { ...wire, method: 'GET' }, () => true)).toContain(
    '-H "x-key: $X_KEY"',
  );
});

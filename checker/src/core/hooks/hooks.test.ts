import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeHooks } from './hooks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads a long text of a command whole, also where a letter spans two pieces of its output', async () => {
  const text = 'x中'.repeat(100_000);
  const printing = join(folder, 'print.mjs');
  writeFileSync(printing, `console.log(JSON.stringify({ body: ${JSON.stringify(text)} }))`);
  const before = `"${process.execPath}" "${printing}"`;
  const hooks = await makeHooks([{ before }], join(folder, 'check.yaml'));
  const wire = { method: 'POST', path: '/notes', headers: {} };
  expect((await hooks.before(wire, { login: 'parent' })).body === text).toBe(true);
});

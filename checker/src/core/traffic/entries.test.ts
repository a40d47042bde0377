import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { entriesOf } from './entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'har-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'x.har');
const entry = (text: string) => ({
  request: { method: 'GET', url: 'http://x/' },
  response: { status: 200, content: { text } },
});

async function read(text: string): Promise<unknown[]> {
  writeFileSync(file, text);
  const all: unknown[] = [];
  for await (const each of entriesOf(file)) all.push(each);
  return all;
}

test('reads entries with braces and quotes, entries longer than a piece of the file, and an empty list', async () => {
  const entries = ['{"a":"}"}', '\\"{[', 'x'.repeat(700_000), '中文'].map(entry);
  const log = { version: '1.2', creator: { name: 'entries' }, entries, comment: ']}' };
  expect(await read(JSON.stringify({ log }))).toEqual(entries);
  expect(await read(JSON.stringify({ log }, null, 2))).toEqual(entries);
  expect(await read(JSON.stringify({ log: { entries: [] } }))).toEqual([]);
});

test('reads null in a recording as missing', async () => {
  const bare = JSON.stringify({
    log: { entries: [{ ...entry('a'), time: null, cache: [null, { age: null }] }] },
  });
  const withNulls = bare.replace(
    '"content":{"text":"a"}',
    '"content":{"text":"a","encoding":null},"headers":null',
  );
  expect(await read(withNulls)).toEqual([{ ...entry('a'), cache: [{}] }]);
});

test('reports a file that is no recording, is truncated, or has an entry without a response', async () => {
  const whole = JSON.stringify({ log: { entries: [entry('a'), entry('b')] } });
  await expect(read('{}')).rejects.toThrow(/is no HAR/);
  await expect(read(whole.slice(0, -30))).rejects.toThrow(/is cut: it ends after 1 whole entries/);
  await expect(read(whole.slice(0, -1))).rejects.toThrow(/is cut/);
  await expect(read('{"log":{"entries":[{"request":1}]}}')).rejects.toThrow(
    /entry 1 is no request with its response/,
  );
});

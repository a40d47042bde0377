/** Tests two filters of a list at once, with correct backends and with some that lose a filter beside another parameter. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { backend, checker } from '../support/commandLine.ts';
import { asking, object, text } from '../support/silentCase.ts';

const folder = mkdtempSync(join(tmpdir(), 'filter-pairs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const status = { type: 'string', enum: ['open', 'done', 'void'] };
const rank = { type: 'string', enum: ['low', 'mid', 'high'] };
const task = object({ id: { type: 'integer' }, title: text, status, rank });

/** Writes a contract. @param description how its filters are combined */
function contractOf(description: string): string {
  const file = join(folder, 'tasks.json');
  const parameters = [
    asking('status', status),
    asking('rank', rank),
    { ...asking('q', text), description: 'Part of the title' },
  ];
  const list = { type: 'array', items: task };
  const responses = { 200: { description: 'tasks', content: { 'application/json': { schema: list } } } };
  writeFileSync(
    file,
    JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Tasks', version: '1' },
      paths: { '/tasks': { get: { operationId: 'listTasks', description, parameters, responses } } },
    }),
  );
  return file;
}

const tasks = [
  { id: 1, title: 'Paint the fence', status: 'open', rank: 'high' },
  { id: 2, title: 'Mow the lawn', status: 'open', rank: 'low' },
  { id: 3, title: 'Wash the car', status: 'done', rank: 'low' },
];
const ALL = 'A task must match all filters';

/** @param isLost whether the backend loses the status, by the parameters of the request */
async function run(isLost: (asked: URLSearchParams) => boolean, description = ALL) {
  const { origin, stop } = await backend(({ url = '' }, response) => {
    const { searchParams: asked } = new URL(url, 'http://x');
    const fits = (name: 'status' | 'rank', shown: string) => [null, shown].includes(asked.get(name));
    const shown = tasks.filter(
      (each) =>
        (isLost(asked) || fits('status', each.status)) &&
        fits('rank', each.rank) &&
        each.title.includes(asked.get('q') ?? ''),
    );
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(shown));
  });
  onTestFinished(stop);
  // Without random cases, only the probe sends two filters.
  const limits = ['--cases', '0', '--seed', '1'];
  return checker('--target', origin, '--contracts', contractOf(description), ...limits);
}

test('reports nothing about filters that hold together', { tags: ['far-checker-filter-pairs'] }, async () => {
  expect((await run(() => false)).out).toContain('✓ kept');
});

test.each(['rank', 'q'])(
  'finds a filter that is lost beside %s',
  { tags: ['far-checker-filter-pairs'] },
  async (other) => {
    const { out, code } = await run((asked) => asked.has(other));
    expect(out).toMatch(/status \w+ is listed, \w+ was asked for/);
    expect(code).toBe(1);
  },
);

test(
  'reports nothing about a search that excludes other filters by contract',
  { tags: ['far-checker-filter-pairs'] },
  async () => {
    const { out } = await run((asked) => asked.has('q'), 'With q, the other filters are ignored');
    expect(out).toContain('✓ kept');
  },
);

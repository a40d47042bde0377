import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOpenApi } from '../contract/openapi/readOpenApi.ts';
import { differences } from './traffic.ts';

const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const contracts = readOpenApi(
  written('pets.json', {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pet': {
        get: {
          operationId: 'getPet',
          responses: {
            200: {
              description: 'The pet',
              content: { 'application/json': { schema: { properties: { name: { type: 'string' } } } } },
            },
          },
        },
      },
    },
  }),
);

const BODY = '{"name":"Rex","owner":7}';

test.each([
  ['as text', { text: BODY }],
  ['in base64', { text: Buffer.from(BODY).toString('base64'), encoding: 'base64' }],
])('finds an undocumented member in a body that is recorded %s', async (_, content) => {
  const entry = { request: { method: 'GET', url: '/pet' }, response: { status: 200, content } };
  const file = written('recording.har', { log: { entries: [entry] } });
  expect(await differences(contracts, file)).toEqual([
    { kind: 'beyond', subject: 'pets.getPet', what: 'shows /owner, which is not documented', count: 1 },
  ]);
});

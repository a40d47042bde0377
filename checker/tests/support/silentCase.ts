/** Small correct backends with their contracts: a run of the command line must report nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { backend, checker } from './commandLine.ts';

export type Json = Readonly<Record<string, unknown>>;

type Reply = readonly [status: number, body?: unknown];

export const text = { type: 'string' };
export const json = (schema: unknown): Json => ({ content: { 'application/json': { schema } } });
export const answers = (all: Readonly<Record<number, unknown>>): Json =>
  Object.fromEntries(
    Object.entries(all).map(([status, schema]) => [
      status,
      { description: 'it', ...(schema ? json(schema) : {}) },
    ]),
  );
export const object = (properties: Json): Json => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
export const problem = object({ message: text });
export const named = (name: string, schema: Json = { type: 'integer' }): Json => ({
  name,
  in: 'path',
  required: true,
  schema,
});

export const asking = (name: string, schema: Json): Json => ({ name, in: 'query', schema });
export interface SilentCase {
  readonly name: string;
  readonly paths: Json;
  /** Responds before it reads the body; otherwise a body that is no JSON is refused here. */
  readonly isUnread?: true;
  readonly reply: () => (request: IncomingMessage, body: string) => Reply;
}

/** The operation that reads one thing by its name. @param name of the path's parameter */
export const reading = (operationId: string, schema: Json, name = named('id')): Json => ({
  operationId,
  parameters: [name],
  responses: answers({ 200: schema, 404: problem }),
});

export const parsed = (body: string): Json => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
};

export async function expectSilence({ name, paths, isUnread, reply }: SilentCase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'silent-'));
  const contract = join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  writeFileSync(
    contract,
    JSON.stringify({ openapi: '3.0.3', info: { title: 'Silent', version: '1' }, paths }),
  );
  const answer = reply();
  const { origin, stop } = await backend((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const isForm = /form/.test(request.headers['content-type'] ?? '');
      const isJson = /json/.test(request.headers['content-type'] ?? 'json');
      const isWrong = body !== '' && !isForm && (!isJson || !/^\s*\{[\s\S]*\}\s*$/.test(body));
      const [status, content] = isWrong && !isUnread ? [400, { message: 'no JSON' }] : answer(request, body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(content === undefined ? undefined : JSON.stringify(content));
    });
  });
  const { out, code } = await checker('--target', origin, '--contracts', contract, '--writes', '--seed', '1');
  await stop();
  rmSync(folder, { recursive: true });
  expect(out).not.toContain('✗ broken');
  expect(out).not.toContain('\n✗');
  expect(code).toBeLessThan(2);
}

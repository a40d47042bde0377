/** Runs the checker on small correct backends, about which it must report nothing. Also makes the parts of their contracts. */
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
/** Returns responses with JSON bodies. @param all schemas by status; undefined for an empty body */
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
/** Returns a path parameter. */
export const named = (name: string, schema: Json = { type: 'integer' }): Json => ({
  name,
  in: 'path',
  required: true,
  schema,
});

/** Returns a query parameter. */
export const asking = (name: string, schema: Json): Json => ({ name, in: 'query', schema });

/** A correct backend and its paths in the contract. */
export interface SilentCase {
  readonly name: string;
  readonly paths: Json;
  /** True if the backend does not parse the body. Otherwise a body that is neither a form nor a JSON object gets 400. */
  readonly isUnread?: true;
  /** Starts with new data. @returns the function from requests to responses */
  readonly reply: () => (request: IncomingMessage, body: string) => Reply;
}

/** Returns an operation that reads one resource. @param name its path parameter */
export const reading = (operationId: string, schema: Json, name = named('id')): Json => ({
  operationId,
  parameters: [name],
  responses: answers({ 200: schema, 404: problem }),
});

/** Returns the JSON object in a body; empty if there is none. */
export const parsed = (body: string): Json => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
};

/** Runs the checker on the backend, and expects no finding. */
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
  // A case that covers nothing ends with 1, one that could not run with 2.
  expect(code).toBeLessThan(2);
}

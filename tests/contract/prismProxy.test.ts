/**
 * A second opinion that is not ours: Prism's proxy stands in front of the simulator and judges every request and every answer
 * by the bundled contracts. On valid requests it must find nothing; on invalid ones nothing in the answers.
 */
import { randomUUID } from 'node:crypto';
import { createServer as createNetServer } from 'node:net';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { services } from '../support/services.ts';
import type { ServiceName } from '../support/services.ts';

interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

type Server = ReturnType<typeof createServer>;

async function freePort(): Promise<number> {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe.each(Object.keys(services) as ServiceName[])('%s through prism proxy', (service) => {
  const { base, operations, examples } = services[service];
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const port = await freePort();
    server = createServer(await getHttpOperationsFromSpec(`generated/${service}/openapi.json`), {
      cors: false,
      components: { logger: createLogger('prism', { level: 'silent' }) },
      config: {
        isProxy: true,
        upstream: new URL(inject('origin') + base),
        upstreamProxy: undefined,
        validateRequest: true,
        validateResponse: true,
        checkSecurity: false,
        errors: false,
        mock: { dynamic: false },
      },
    });
    origin = await server.listen(port, '127.0.0.1');
  }, 30_000);

  afterAll(() => server.close());

  /** Sends one request through the proxy and gives what Prism holds against it. */
  async function judge(id: string, input: Readonly<Record<string, unknown>>): Promise<Violation[]> {
    const { method, path, upload, signed } = operations[id]!;
    const query = method === 'get' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const headers: Record<string, string> = { 'X-Sim-Session': `prism-${randomUUID()}` };
    if (signed)
      Object.assign(headers, { 'x-nonce': 'n-20261112-100000-0001', 'x-signature': 'a'.repeat(64) });
    let body: BodyInit | undefined;
    if (upload) {
      body = new FormData();
      for (const [name, value] of Object.entries(input))
        body.append(name, name === 'file' ? new Blob(['%PDF-1.7']) : String(value));
    } else if (method === 'post') {
      headers['Content-Type'] = 'application/json';
      body = JSON.stringify(input);
    }
    const answer = await fetch(`${origin}${path}${query}`, { method, headers, body });
    await answer.arrayBuffer();
    return JSON.parse(answer.headers.get('sl-violations') ?? '[]') as Violation[];
  }

  const ids = Object.keys(operations).filter((id) => !operations[id]?.upload);

  test.each(ids)('%s: valid requests and their answers hold', async (id) => {
    const requests = Object.values(examples[id]?.request ?? {}) as Record<string, unknown>[];
    for (const input of requests.length > 0 ? requests : [{}]) expect(await judge(id, input)).toEqual([]);
  });

  test.each(ids)('%s: the answer to an invalid request holds', async (id) => {
    const violations = await judge(id, {
      productCode: 'none',
      reqData: '{"productCode":7}',
      pageNo: 'first',
    });
    expect(violations.filter(({ location }) => location[0] === 'response')).toEqual([]);
  });
});

/**
 * Tests the simulator through Prism's proxy, which checks every request and response by the bundled contracts. Valid requests must
 * give no finding, and invalid ones none about the response.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { signedHeaders } from '#tools/signed.ts';
import { startPrismProxy, violationsIn } from '../../../checker/proofs/prismProxy.ts';
import type { PrismProxy, PrismViolation } from '../../../checker/proofs/prismProxy.ts';
import { services } from '../../support/services.ts';

describe.each(services)('$name through prism proxy', ({ name: service, base, operations, examples }) => {
  let proxy: PrismProxy;

  beforeAll(async () => {
    proxy = await startPrismProxy(service, inject('origin') + base);
  });

  afterAll(() => proxy.close());

  /** Sends a request through the proxy and returns Prism's findings. */
  async function judge(id: string, input: Readonly<Record<string, unknown>>): Promise<PrismViolation[]> {
    const { method, path, upload, signed } = operations[id]!;
    const query = method === 'get' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const headers: Record<string, string> = { 'X-Sim-Session': `prism-${randomUUID()}` };
    let body: BodyInit | undefined;
    if (upload) {
      body = new FormData();
      for (const [name, value] of Object.entries(input))
        body.append(name, name === 'file' ? new Blob(['%PDF-1.7']) : String(value));
    } else if (method === 'post') {
      headers['Content-Type'] = 'application/json';
      body = JSON.stringify(input);
      if (signed) Object.assign(headers, signedHeaders(body));
    }
    const answer = await fetch(`${proxy.origin}${path}${query}`, { method, headers, body });
    await answer.arrayBuffer();
    return violationsIn(answer.headers.get('sl-violations'));
  }

  const ids = Object.keys(operations).filter((id) => !operations[id]?.upload);

  test.each(ids)('%s: accepts valid requests and their responses', async (id) => {
    const requests = Object.values(examples[id]?.request ?? {}) as Record<string, unknown>[];
    for (const input of requests.length > 0 ? requests : [{}]) expect(await judge(id, input)).toEqual([]);
  });

  test.each(ids)('%s: accepts the response to an invalid request', async (id) => {
    const violations = await judge(id, {
      productCode: 'none',
      reqData: '{"productCode":7}',
      pageNo: 'first',
    });
    expect(violations.filter(({ location }) => location[0] === 'response')).toEqual([]);
  });
});

/** Tests traces for OpenTelemetry: one span per request, without secrets and without an effect on responses. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { client } from '../client.ts';

const coupons = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** Collects what the simulator exports until it is closed. */
async function collector() {
  const bodies: Sent[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body as Sent);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    bodies,
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => server.close(),
  };
}

const valueOf = (attributes: readonly Attribute[], key: string): string | number | undefined => {
  const { stringValue, intValue } = attributes.find((each) => each.key === key)?.value ?? {};
  return stringValue ?? intValue;
};

test(
  'sends one span per request to the named collector, in the trace of its sender',
  { tags: ['far-traces'] },
  async () => {
    const { bodies, origin, close } = await collector();
    const simulator = await startSimulator({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_SERVICE_NAME: 'credit-sim' },
    });
    try {
      const { send, control } = client({ origin: simulator.origin });
      await send('POST', coupons, { productCode: '12003' }, { traceparent: `00-${TRACE}-${PARENT}-01` });
      await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { drop: 'connection' } });
      await expect(send('POST', coupons, { productCode: '12003' })).rejects.toThrow();
      await send('GET', '/calendar/secret-token.ics?key=secret-query');
      // The stop sends the last spans.
      await simulator.stop();
      const spans = bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
      );
      const asked = spans.filter(({ name }) => name === `POST ${coupons}`);
      expect(asked).toHaveLength(2);
      const [first, dropped] = asked as [Span, Span];
      expect(first).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
      expect(valueOf(first.attributes, 'http.response.status_code')).toBe(200);
      expect(valueOf(first.attributes, 'simulator.operation')).toBe('standard.queryCouponInfo');
      expect(valueOf(first.attributes, 'simulator.answered_by')).toBe('world');
      expect(dropped.traceId).not.toBe(TRACE);
      expect(dropped.status.code).toBe(2);
      // A span does not name an unknown path, which may be a secret address.
      expect(spans.map(({ name }) => name).filter((name) => name.startsWith('GET'))).toEqual(['GET /']);
      expect(JSON.stringify(bodies)).not.toMatch(/secret|12003|X-Sim-Session/i);
      const [{ resource }] = bodies[0]!.resourceSpans as [Sent['resourceSpans'][number]];
      expect(valueOf(resource.attributes, 'service.name')).toBe('credit-sim');
    } finally {
      await simulator.stop();
      close();
    }
  },
);

test(
  'answers as before while the collector is unreachable, and stops',
  { tags: ['far-traces'] },
  async () => {
    const simulator = await startSimulator({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' } });
    try {
      const { send } = client({ origin: simulator.origin });
      const { status } = await send('POST', coupons, { productCode: '12003' });
      expect(status).toBe(200);
    } finally {
      await simulator.stop();
    }
    expect(await simulator.exit).toBe(0);
  },
);

/** Tests health, metrics and a stop without loss. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { client } from '../client.ts';

const coupons = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
test.each(['/_sim/health', '/_sim/api/health'])('reports readiness at %s without a session', async (path) => {
  const answer = await fetch(inject('origin') + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.json()).toMatchObject({
    ready: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^[\da-f]{8}$/),
    operations: expect.any(Number),
    scenarios: { serving: expect.any(Number), broken: 0 },
    store: { kind: 'memory', reachable: true },
    stopping: false,
  });
});

test('refuses an unknown probe', async () => {
  const answer = await fetch(`${inject('origin')}/_sim/health?probe=dead`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ violations: [{ pointer: '/probe' }] });
});

/** Returns a sample's value, 0 if it is missing. */
async function metric(origin: string, sample: string): Promise<number> {
  const answer = await fetch(`${origin}/_sim/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${sample} `));
  return Number(line?.slice(sample.length + 1) ?? 0);
}

test('reports requests with code, component and duration, sessions, store, memory and pages', async () => {
  const simulator = await startSimulator();
  try {
    const { origin } = simulator;
    const { send, control } = client({ origin });
    const ask = () => send('POST', coupons, { productCode: '12003' });
    await ask();
    await ask();
    await control('POST', '/faults', {
      on: 'standard.queryCouponInfo',
      answer: { code: '9999999', delay: '30ms' },
    });
    await ask();
    const of = (code: string, by: string) =>
      metric(
        origin,
        `sim_requests_total{service="standard",operation="queryCouponInfo",code="${code}",by="${by}"}`,
      );
    expect([await of('0000000', 'world'), await of('9999999', 'fault')]).toEqual([2, 1]);
    const took = (le: string) =>
      metric(origin, `sim_request_duration_seconds_bucket{service="standard",le="${le}"}`);
    expect(await took('+Inf')).toBe(3);
    expect(await took('0.025')).toBeLessThan(3);
    expect(await metric(origin, 'sim_sessions')).toBe(1);
    expect(await metric(origin, 'sim_store_up')).toBe(1);
    expect(await metric(origin, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    await fetch(`${origin}/nowhere`);
    expect(await metric(origin, 'sim_page_requests_total{area="api",status="2xx"}')).toBe(1);
    expect(await metric(origin, 'sim_page_requests_total{area="other",status="4xx"}')).toBe(1);
  } finally {
    await simulator.stop();
  }
});

test('offers health to all and metrics to holders of the token, from other machines', async () => {
  const token = 'a-token-for-this-test';
  const simulator = await startSimulator({ env: { HOST: '127.0.0.1', SIM_TOKEN: token } });
  try {
    const status = async (path: string, headers = {}) =>
      (await fetch(simulator.origin + path, { headers })).status;
    expect(await status('/_sim/health')).toBe(200);
    expect(await status('/_sim/metrics')).toBe(401);
    expect(await status('/_sim/metrics', { authorization: `Bearer ${token}` })).toBe(200);
  } finally {
    await simulator.stop();
  }
});

test('finishes open requests, refuses new ones, cuts hanging ones and exits 0 on a stop signal', async () => {
  const simulator = await startSimulator();
  const { origin } = simulator;
  const session = `stop-${randomUUID()}`;
  const { send, control } = client({ origin, session });
  const on = 'standard.queryCouponInfo';
  await control('POST', '/faults', { on, answer: { delay: '800ms' }, when: { call: 1 } });
  await control('POST', '/faults', { on, answer: { wire: 'hang' }, when: { call: 2 } });
  const ask = () => send('POST', coupons, { productCode: '12003' });
  const slow = ask();
  const hung = ask().then(
    () => 'answered',
    () => 'cut',
  );
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let output = '';
  socket.on('data', (piece) => (output += piece.toString()));
  // Both requests are in progress when the fault has counted them.
  await expect
    .poll(async () => (await control<{ used: number }[]>('GET', '/faults')).map(({ used }) => used))
    .toEqual([1, 1]);
  // A connection with half of a request is not idle, so it stays open.
  socket.write('GET /_sim/health HTTP/1.1\r\nHost: localhost\r\n');
  const stopped = simulator.stop();
  await expect
    .poll(() =>
      fetch(`${origin}/_sim/health`).then(
        ({ status }) => status,
        () => 'none',
      ),
    )
    .toBe('none');
  socket.write('\r\n');
  await once(socket, 'close');
  // An open connection gets a refusal and is closed.
  expect(output).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*"stopping":true/i);
  expect((await slow).json).toMatchObject({ resultCode: '0000000' });
  expect(await hung).toBe('cut');
  await stopped;
  expect(await simulator.exit).toBe(0);
});

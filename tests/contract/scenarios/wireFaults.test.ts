/** Tests wire faults of operations and files by the bytes of the connection. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { overSocket, partsOf } from '#tools/sim/rawSocket.ts';
import { client } from '../client.ts';

type Answer = components['schemas']['FaultAnswer'];

const onOperation = {
  on: 'standard.queryCouponInfo',
  asked: {
    method: 'POST',
    path: '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo',
    body: '{"productCode":"12003"}',
  },
};
const onFile = { on: 'asset:/front/config.json', asked: { method: 'GET', path: '/front/config.json' } };

describe.each([onOperation, onFile])('$on', ({ on, asked }) => {
  /** Adds a fault, sends the request on a raw socket, and returns the received bytes. */
  async function receivedWith(answer: Answer, patience?: number) {
    const session = `wire-${randomUUID()}`;
    const { control } = client({ session });
    const headers = { 'x-sim-session': session, 'content-type': 'application/json' };
    const send = () => overSocket(inject('origin'), { ...asked, headers }, patience);
    // The wait ends with the connection, which may take time on a busy machine.
    const sendWhole = () =>
      overSocket(inject('origin'), { ...asked, headers: { ...headers, connection: 'close' } }, 20_000);
    const whole = partsOf((await sendWhole()).text);
    await control('POST', '/faults', { on, answer, times: 1 });
    const received = await send();
    // The fault applies only once: the next response is complete.
    expect(partsOf((await sendWhole()).text).body).toBe(whole.body);
    const log = await control<{ answeredBy: string; status: number }[]>('GET', '/log');
    // The last response of operations was complete; for files only faults are logged.
    const entry = log.at(on === onFile.on ? 0 : 1);
    return { ...received, ...partsOf(received.text), whole, entry };
  }

  test('delay: sends the response after a fixed time', { tags: ['qa-fault-wire'] }, async () => {
    const { at, body, whole } = await receivedWith({ delay: '150ms' });
    expect(at[0]).toBeGreaterThanOrEqual(149);
    expect(body).toBe(whole.body);
  });

  test('hang: sends nothing, and keeps the connection open', { tags: ['qa-fault-wire'] }, async () => {
    expect(await receivedWith({ wire: 'hang' })).toMatchObject({ text: '', end: 'open' });
  });

  test('reset: sends TCP RST before a byte', { tags: ['qa-fault-wire'] }, async () => {
    expect(await receivedWith({ wire: 'reset' })).toMatchObject({ text: '', end: 'reset' });
  });

  test('drop: closes the connection before a byte', { tags: ['qa-fault-wire'] }, async () => {
    expect(await receivedWith({ drop: 'connection' })).toMatchObject({ text: '', end: 'closed' });
  });

  test('empty: sends 200 without a body', { tags: ['qa-fault-wire'] }, async () => {
    const { status, head, body } = await receivedWith({ wire: 'empty' });
    expect([status, body]).toEqual([200, '']);
    expect(head).toContain('content-length: 0');
  });

  test('truncated: sends half of the JSON as a complete response', { tags: ['qa-fault-wire'] }, async () => {
    const { status, head, body, end, whole } = await receivedWith({ wire: 'truncated' });
    expect(status).toBe(200);
    expect(end).toBe('open');
    expect(whole.body.startsWith(body)).toBe(true);
    expect(body.length).toBeLessThan(whole.body.length * 0.6);
    expect(head).toContain(`content-length: ${body.length}`);
    expect(() => JSON.parse(body) as unknown).toThrow(SyntaxError);
  });

  test('wrong type: sends the same body as a page', { tags: ['qa-fault-wire'] }, async () => {
    const { head, body, whole } = await receivedWith({ wire: 'wrong-type' });
    expect(body).toBe(whole.body);
    expect(head).toContain('content-type: text/html');
    expect(whole.head).toContain('content-type: application/json');
  });

  test(
    'malformed chunk: sends half, then an invalid chunk, then the end',
    { tags: ['qa-fault-wire'] },
    async () => {
      const { head, body, end, whole } = await receivedWith({ wire: 'malformed-chunk' });
      expect(head).toContain('transfer-encoding: chunked');
      expect(head).not.toContain('content-length');
      expect(body).toContain(whole.body.slice(0, 20));
      expect(body).toMatch(/no size of a chunk\r\n$/);
      expect(end).toBe('closed');
    },
  );

  test(
    'slow drip: sends the right bytes in many pieces over the given time',
    { tags: ['qa-fault-wire'] },
    async () => {
      const { body, at, whole, entry } = await receivedWith({ wire: 'slow-drip', over: '600ms' });
      expect(body).toBe(whole.body);
      expect(at.length).toBeGreaterThanOrEqual(8);
      expect(at.at(-1)! - at[0]!).toBeGreaterThanOrEqual(450);
      expect(entry).toMatchObject({ status: 200, valid: { response: true } });
    },
  );

  test.each([502, 503])('status: sends %i with a page', { tags: ['qa-fault-wire'] }, async (status) => {
    const page = '<!doctype html><title>维护中</title>';
    const received = await receivedWith({ status, body: page });
    expect(received.status).toBe(status);
    expect(received.head).toContain('content-type: text/html');
    expect(Buffer.from(received.body, 'latin1').toString()).toBe(page);
  });

  test('logs the sent bytes, and that they break the contract', async () => {
    const { entry, body } = await receivedWith({ wire: 'truncated' });
    expect(entry).toMatchObject({ answeredBy: 'fault', status: 200, valid: { response: false } });
    if (on === onOperation.on)
      expect(entry).toMatchObject({ response: Buffer.from(body, 'latin1').toString() });
    expect((await receivedWith({ wire: 'hang' })).entry).toMatchObject({ answeredBy: 'fault', status: 0 });
  });
});

test('spreads a delay like networks, reproducible by the seed', { tags: ['qa-fault-wire'] }, async () => {
  const waits = async (seed: number): Promise<number[]> => {
    const { control, send, log } = client();
    await control('POST', '/session', { scenarios: ['baseline'], seed });
    const { on, asked } = onOperation;
    await control('POST', '/faults', { on, answer: { delay: '20ms', spread: 1.2 } });
    for (let time = 0; time < 12; time += 1) await send(asked.method, asked.path, asked.body);
    return (await log()).map(({ ms }) => ms);
  };
  const [one, again, other] = await Promise.all([waits(7), waits(7), waits(8)]);
  expect(Math.max(...one)).toBeGreaterThan(Math.min(...one) * 2);
  const longest = (all: number[]) => all.indexOf(Math.max(...all));
  expect(longest(again)).toBe(longest(one));
  expect(other).not.toEqual(one);
});

test('a wire fault also applies to a response with a forced code', async () => {
  const { control, send } = client();
  const { on, asked } = onOperation;
  await control('POST', '/faults', { on, answer: { code: '9999999', wire: 'wrong-type' } });
  const { headers, json } = await send(asked.method, asked.path, asked.body);
  expect(headers.get('content-type')).toContain('text/html');
  expect(json).toMatchObject({ resultCode: '9999999' });
});

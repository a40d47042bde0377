/** Tests the stream of the request log (server-sent events) with a client outside a browser. */
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { client } from '../client.ts';

const coupons = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

interface Event {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string | undefined;
}

interface LogListener {
  readonly status: number;
  readonly type: string | null;
  readonly events: () => Event[];
  /** Entries so far, each as number and operation. */
  readonly entries: () => string[];
  readonly ended: Promise<'ended' | 'cut'>;
  readonly leave: () => void;
}

async function listen(
  session: string,
  { origin = inject('origin'), query = '', last = '' } = {},
): Promise<LogListener> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/_sim/api/log/stream${query}`, {
    headers: { 'x-sim-session': session, ...(last !== '' && { 'last-event-id': last }) },
    signal: leaving.signal,
  });
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? [])
      text += decoder.decode(piece as Uint8Array, { stream: true });
  };
  const field = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const events = () =>
    text
      .split('\n\n')
      .filter((block) => block.includes('event:'))
      .map((block) => ({ id: field(block, 'id'), event: field(block, 'event'), data: field(block, 'data') }));
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    events,
    entries: () =>
      events()
        .filter(({ event }) => event === 'entry')
        .map(({ id, data }) => `${id} ${(JSON.parse(data ?? '{}') as { operationId: string }).operationId}`),
    ended: read().then(
      () => 'ended' as const,
      () => 'cut' as const,
    ),
    leave: () => leaving.abort(),
  };
}

/** Returns functions that send requests in a session. */
function sender(session = `stream-${randomUUID()}`, origin = inject('origin')) {
  const { send, control } = client({ session, origin });
  return {
    session,
    control,
    coupons: (productCode = '12003') => send('POST', coupons, { productCode }),
    home: () => send('GET', '/api/v1/home/userDataV2?productCode=12003'),
  };
}

test('sends new entries as the log shows them', { tags: ['qa-log-live'] }, async () => {
  const { session, control, coupons: ask, home } = sender();
  await ask();
  const stream = await listen(session);
  expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await home();
  await ask();
  await expect.poll(stream.entries).toEqual(['2 userDataV2', '3 queryCouponInfo']);
  const [newest] = await control<unknown[]>('GET', '/log');
  expect(JSON.parse(stream.events().at(-1)?.data ?? '')).toEqual(newest);
  stream.leave();
});

test('sends missed entries after a reconnect, and starts where requested', async () => {
  const { session, coupons: ask } = sender();
  for (let time = 0; time < 4; time += 1) await ask();
  const reconnected = await listen(session, { last: '2', query: '?after=0' });
  await expect.poll(reconnected.entries).toEqual(['3 queryCouponInfo', '4 queryCouponInfo']);
  const all = await listen(session, { query: '?after=0' });
  await expect.poll(() => all.entries().length).toBe(4);
  reconnected.leave();
  all.leave();
});

test('sends only matching entries of its own session', async () => {
  const { session, coupons: ask, home } = sender();
  const broken = await listen(session, { query: '?broken=true' });
  const found = await listen(session, { query: '?search=userData' });
  const other = await listen(`stream-${randomUUID()}`);
  await ask();
  await ask('no product');
  await home();
  await expect.poll(broken.entries).toEqual(['2 queryCouponInfo']);
  await expect.poll(found.entries).toEqual(['3 userDataV2']);
  expect(other.events()).toEqual([]);
  for (const each of [broken, found, other]) each.leave();
});

test('reports a cleared log, also to a reader with a later number, and continues its numbers', async () => {
  const { session, control, coupons: ask } = sender();
  await ask();
  const stream = await listen(session);
  await control('DELETE', '/log');
  await ask();
  await expect.poll(() => stream.events().map(({ event }) => event)).toEqual(['cleared', 'entry']);
  expect(stream.entries()).toEqual(['2 queryCouponInfo']);
  const late = await listen(session, { last: '900' });
  await expect.poll(() => late.events().map(({ event }) => event)).toEqual(['cleared', 'entry']);
  stream.leave();
  late.leave();
});

test('refuses invalid parameters before it sends anything', async () => {
  const answer = await fetch(`${inject('origin')}/_sim/api/log/stream?after=never`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ violations: [{ pointer: '/after' }] });
});

test('ends streams when the simulator stops, without waiting', async () => {
  const simulator = await startSimulator();
  const { session, coupons: ask } = sender('stopped', simulator.origin);
  const stream = await listen(session, { origin: simulator.origin });
  await ask();
  await expect.poll(stream.entries).toEqual(['1 queryCouponInfo']);
  const began = performance.now();
  await simulator.stop();
  expect(await stream.ended).toBe('ended');
  expect(await simulator.exit).toBe(0);
  // The simulator closes connections that are still open after 3 seconds; a stream that ends does not need them.
  expect(performance.now() - began).toBeLessThan(2900);
});

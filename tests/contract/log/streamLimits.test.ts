/** Tests the limits of the log's event streams: their number per session and in all, and slow readers. */
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { client } from '../client.ts';

const coupons = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
/** Maximum number of streams per session. */
const OF_SESSION = 20;
/** Maximum number of streams of all sessions together. */
const IN_ALL = 200;

/** Begins a stream, which ends with `leaving`, or once nothing refers to the response. */
const follow = (session: string, leaving: AbortController, origin = inject('origin')): Promise<Response> =>
  fetch(`${origin}/_sim/api/log/stream`, {
    headers: { 'x-sim-session': session },
    signal: leaving.signal,
  });

test(
  'allows 20 streams per session, and refuses another until one ends',
  { tags: ['hold-streams'] },
  async () => {
    const session = `streams-${randomUUID()}`;
    const [first, more] = [new AbortController(), new AbortController()];
    const all = await Promise.all(
      Array.from({ length: OF_SESSION }, (_, index) => follow(session, index === 0 ? first : more)),
    );
    const refused = await follow(session, more);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('至多 20 个') as string });
    expect(all.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await follow(`streams-${randomUUID()}`, more)).status).toBe(200);
    first.abort();
    await expect.poll(async () => (await follow(session, more)).status).toBe(200);
    more.abort();
  },
);

test(
  'allows 200 streams in all, and refuses another until one ends',
  { tags: ['hold-streams'] },
  async () => {
    const { origin, stop } = await startSimulator({ env: { SIM_STORE: 'memory' } });
    const [first, others] = [new AbortController(), new AbortController()];
    try {
      const all = await Promise.all(
        Array.from({ length: IN_ALL }, (_, index) =>
          follow(`streams-${Math.floor(index / OF_SESSION)}`, index === 0 ? first : others, origin),
        ),
      );
      const refused = await follow('another', others, origin);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
      expect(all.filter(({ status }) => status !== 200)).toEqual([]);
      first.abort();
      await expect.poll(async () => (await follow('another', others, origin)).status).toBe(200);
    } finally {
      others.abort();
      await stop();
    }
  },
);

test(
  'serves requests beside a slow reader, and sends it everything once it reads',
  { tags: ['hold-streams'] },
  async () => {
    const session = `streams-${randomUUID()}`;
    const { send, log } = client({ session });
    const { hostname, port } = new URL(inject('origin'));
    const slow: Socket = connect(Number(port), hostname);
    slow.write(
      `GET /_sim/api/log/stream HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-sim-session: ${session}\r\n\r\n`,
    );
    await new Promise((begun) => slow.once('data', begun));
    slow.pause();
    const large = { productCode: '12003', text: 'a'.repeat(200_000) };
    for (let count = 0; count < 20; count += 1) await send('POST', coupons, large);
    expect(await log()).toHaveLength(20);
    let text = '';
    slow.on('data', (piece) => (text += piece.toString())).resume();
    const ids = () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    await expect.poll(ids).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    slow.destroy();
  },
);

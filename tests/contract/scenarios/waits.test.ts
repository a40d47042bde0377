/** Tests waits that faults cause: their maximum, their end, and their number at once. */
import { expect, inject, test } from 'vitest';
import { catalogue } from '#simulator/services/catalogue.ts';
import { client, clientIn } from '../client.ts';

const coupons = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const body = { productCode: '12003' };
const on = 'standard.queryCouponInfo';
const MAXIMUM = '600s';

test(
  'refuses a wait above ten minutes in header, control API, link and snapshot, and names the limit',
  { tags: ['hold-waits'] },
  async () => {
    const { send, control } = await clientIn('baseline');
    const snapshot = await control<object>('GET', '/snapshot');
    const answers = [{ delay: '601s' }, { delay: '999999s' }, { wire: 'slow-drip', over: '601s' }] as const;
    const refused = [
      await send('POST', coupons, body, { 'x-sim-force': 'delay-999999s' }),
      ...(await Promise.all(
        answers.flatMap((answer) => [
          send('POST', '/_sim/api/faults', { on, answer }),
          send('GET', `/front/?faults=${encodeURIComponent(JSON.stringify([{ on, answer }]))}`),
          send('PUT', '/_sim/api/snapshot', { ...snapshot, faults: [{ id: 'f1', on, answer, used: 0 }] }),
        ]),
      )),
    ];
    for (const { status, text } of refused) {
      expect(status, text).toBe(400);
      expect(text).toContain(MAXIMUM);
    }
    expect(await control('GET', '/faults')).toEqual([]);
    expect((await send('POST', '/_sim/api/faults', { on, answer: { delay: MAXIMUM } })).status).toBe(200);
  },
);

test.each(['delay-600s', 'hang', 'slow-drip'])(
  'ends %s when its client disconnects, and logs the request',
  { tags: ['hold-waits'] },
  async (word) => {
    const session = `waits-${word}-${Date.now()}`;
    const { log } = client({ session });
    for (let time = 0; time < 3; time += 1) {
      const leaving = new AbortController();
      const asked = fetch(new URL(coupons, inject('origin')), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sim-session': session, 'x-sim-force': word },
        body: JSON.stringify(body),
        signal: leaving.signal,
      }).then((answer) => answer.text());
      setTimeout(() => leaving.abort(), 200);
      await expect(asked).rejects.toThrow();
    }
    await expect.poll(async () => (await log()).length).toBe(3);
  },
);

test(
  'allows 100 waiting requests per session, and refuses another without changes',
  { tags: ['hold-waits'] },
  async () => {
    const session = `waits-many-${Date.now()}`;
    const { send } = client({ session });
    const other = client();
    const leaving = new AbortController();
    const origin = inject('origin');
    const waiting = Array.from({ length: 100 }, () =>
      fetch(origin + coupons, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sim-session': session, 'x-sim-force': 'hang' },
        body: JSON.stringify(body),
        signal: leaving.signal,
      }).catch(() => undefined),
    );
    const forced = { 'x-sim-force': 'delay-1ms' };
    await expect.poll(async () => (await send('POST', coupons, body, forced)).status).toBe(429);
    const refused = await send('POST', coupons, body, forced);
    expect(refused.json).toMatchObject({ message: expect.stringContaining('至多 100 个') as string });
    expect((await send('POST', coupons, body)).status).toBe(200);
    expect((await other.send('POST', coupons, body, forced)).status).toBe(200);
    leaving.abort();
    await Promise.all(waiting);
    await expect.poll(async () => (await send('POST', coupons, body, forced)).status).toBe(200);
  },
);

test('answers a delayed form like an undelayed one', { tags: ['hold-waits'] }, async () => {
  const { url } = catalogue.find(({ upload }) => upload)!;
  const origin = inject('origin');
  const ask = async (headers: Record<string, string>) => {
    const form = new FormData();
    form.append('productCode', '12003');
    form.append('materialType', 'INVOICE');
    form.append('file', new Blob(['%PDF-1.7\n']), '发票.pdf');
    const session = { 'x-sim-session': `waits-form-${Math.random()}` };
    const answer = await fetch(origin + url, {
      method: 'POST',
      headers: { ...session, ...headers },
      body: form,
    });
    return answer.json();
  };
  expect(await ask({ 'x-sim-force': 'delay-50ms' })).toEqual(await ask({}));
});

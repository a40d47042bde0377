/** Tests that large worlds do not block other sessions, and their limits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { client, type Client } from '../client.ts';

const nickname = '/api/v1/user/getUserNickName?productCode=12003';

let simulator: Served;
beforeAll(async () => {
  simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
});
afterAll(() => simulator.stop());

const named = (session: string): Client => client({ origin: simulator.origin, session });
const begin = (session: string, size: string) =>
  named(session).send('POST', '/_sim/api/session', { scenarios: ['baseline'], seed: 7, size });

/** Counts requests of another session that are answered meanwhile. */
async function answeredMeanwhile(under: Promise<unknown>): Promise<number> {
  let isOver = false;
  void under.finally(() => (isOver = true));
  let count = 0;
  for (; !isOver; count += 1) await named('other').send('GET', nickname);
  await under;
  return count;
}

test(
  'answers other sessions while the clock of a large world moves forward and back',
  { tags: ['hold-large-worlds'] },
  async () => {
    expect((await begin('large', 'XL')).status).toBe(200);
    const { control } = named('large');
    await named('other').send('GET', nickname);
    expect(await answeredMeanwhile(control('PUT', '/clock', { advance: { days: 3660 } }))).toBeGreaterThan(1);
    const at = '2026-11-20T10:00:00+08:00';
    expect(await answeredMeanwhile(control('PUT', '/clock', { at }))).toBeGreaterThan(1);
    expect(await control('GET', '/clock')).toMatchObject({ now: at });
  },
);

test(
  'keeps a change made while the clock moves, and ends with the same world as small steps',
  { tags: ['hold-large-worlds'] },
  async () => {
    for (const session of ['at-once', 'in-steps', 'changed']) {
      expect((await begin(session, 'XL')).status).toBe(200);
    }
    await named('at-once').control('PUT', '/clock', { advance: { days: 90 } });
    for (let step = 0; step < 3; step += 1)
      await named('in-steps').control('PUT', '/clock', { advance: { days: 30 } });
    const moving = named('changed').control('PUT', '/clock', { advance: { days: 90 } });
    await named('changed').control('PATCH', '/world', { company: { name: '合川' } });
    await moving;
    const [atOnce, inSteps, changed] = await Promise.all(
      ['at-once', 'in-steps', 'changed'].map((session) =>
        named(session).world<{ company: { name: string }; bills: unknown[]; orders: unknown[] }>(),
      ),
    );
    expect(JSON.stringify(inSteps) === JSON.stringify(atOnce)).toBe(true);
    expect(changed?.company.name).toBe('合川');
    expect(JSON.stringify(changed?.bills) === JSON.stringify(atOnce?.bills)).toBe(true);
  },
);

test(
  'refuses a fifth session with a large world, naming the others, until one ends',
  { tags: ['hold-large-worlds'] },
  async () => {
    // The tests above have begun four.
    const refused = await begin('fifth', 'XL');
    expect(refused.status).toBe(503);
    for (const session of ['large', 'at-once', 'in-steps', 'changed'])
      expect(refused.text).toContain(session);
    expect((await begin('fifth', 'L')).status).toBe(200);
    expect((await begin('changed', 'XL')).status).toBe(200);
    await named('large').control('DELETE', '/session');
    expect((await begin('fifth', 'XL')).status).toBe(200);
  },
);

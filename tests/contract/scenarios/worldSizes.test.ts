/** Tests worlds above size L: only the control API makes them, one at a time and without blocking other requests. */
import { expect, test } from 'vitest';
import { worldOf } from '#simulator/scenarios/worlds.ts';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { client, clientIn } from '../client.ts';

const nickname = '/api/v1/user/getUserNickName?productCode=12003';
const start = { scenarios: ['baseline'], seed: 7, size: 'XL' };

test(
  'refuses a link to a size above L with limit and alternative, and keeps the session',
  { tags: ['hold-world-sizes'] },
  async () => {
    const { send, control } = await clientIn('overdue-bill');
    const before = await control('GET', '/session');
    for (const query of ['world=seed:1:XXL', 'world=seed:1:XL', 'world=seed:1&size=XXL']) {
      const { status, text } = await send('GET', `/front/?${query}`);
      expect([status, text]).toEqual([400, expect.stringContaining('至多为 L')]);
      expect(text).toContain('/_sim/api/session');
    }
    expect(await control('GET', '/session')).toEqual(before);
  },
);

test(
  'a session with such a world gets no link, and a link to another time does not rebuild it',
  { tags: ['hold-world-sizes'] },
  async () => {
    const { send, control } = client();
    await control('POST', '/session', start);
    const link = await send('GET', '/_sim/api/link');
    expect([link.status, link.text]).toEqual([400, expect.stringContaining('至多为 L')]);
    const moved = await send('GET', '/front/?clock=2026-11-01T10:00:00%2B08:00');
    expect([moved.status, moved.text]).toEqual([400, expect.stringContaining('至多为 L')]);
    expect(await control('GET', '/session')).toMatchObject({ size: 'XL' });
  },
);

test('answers other requests while a thread makes a world', { tags: ['hold-world-sizes'] }, async () => {
  const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
  try {
    const one = client({ origin: simulator.origin });
    const other = client({ origin: simulator.origin });
    await other.send('GET', nickname);
    const made = one.control('POST', '/session', { ...start, size: 'XXL' }).then(() => 'made');
    const answered = other.send('GET', nickname).then(() => 'answered');
    expect(await Promise.race([made, answered])).toBe('answered');
    await made;
  } finally {
    await simulator.stop();
  }
});

/** The scenario `baseline` sets only what a world has anyway, so that `given` may be empty. */
const baseline = {
  scenarios: ['baseline'],
  title: '',
  visit: '',
  clock: { at: 0, running: false },
  given: {},
  faults: [],
  replay: [],
};

test(
  'a thread makes the same world as this process, also after the clock was moved back',
  { tags: ['hold-world-sizes'] },
  async () => {
    const { control, world } = client();
    await control('POST', '/session', start);
    for (const at of ['2026-11-12T10:00:00+08:00', '2026-10-01T10:00:00+08:00']) {
      await control('PUT', '/clock', { at });
      const expected = worldOf(baseline, start.seed, Date.parse(at), 'XL');
      const found = await world<{ orders: unknown[]; bills: unknown[]; loans: unknown[] }>();
      for (const part of ['orders', 'bills', 'loans'] as const)
        expect(JSON.stringify(found[part]) === JSON.stringify(expected[part]), `${at} ${part}`).toBe(true);
    }
  },
);

test('patches a large world, and refuses invalid patches', { tags: ['hold-world-sizes'] }, async () => {
  const { send, control, world } = client();
  await control('POST', '/session', start);
  const before = await world<{ orders: unknown[]; company: { name: string } }>();
  await control('PATCH', '/world', { company: { name: '合川' } });
  expect(await world()).toEqual({ ...before, company: { ...before.company, name: '合川' } });
  const wrong = await send('PATCH', '/_sim/api/world', { orders: [{}] });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('/orders/0')]);
  const unlawful = await send('PATCH', '/_sim/api/world', { orders: [] });
  expect([unlawful.status, unlawful.text]).toEqual([400, expect.stringContaining('违反规律')]);
});

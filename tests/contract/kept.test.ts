/** Sessions over a restart: SIM_STORE=file:FOLDER. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { client, type Client } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
const env = { SIM_STORE: `file:${folder}` };
const session = encodeURIComponent('付款 演示');
let simulator: Served;

beforeAll(async () => {
  simulator = await startSimulator({ env });
}, 180_000);
afterAll(async () => {
  await simulator.stop();
  rmSync(folder, { recursive: true });
});

const here = (): Client => client({ origin: simulator.origin, session });
const files = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.json'));

async function left(): Promise<readonly unknown[]> {
  const { control, world } = here();
  return [await world(), await control('GET', '/session'), await control('GET', '/faults')];
}

async function change(): Promise<void> {
  const { control } = here();
  await control('POST', '/session', { scenarios: ['overdue-bill'], seed: 7 });
  await control('PATCH', '/world', { company: { name: '重启之后还在的公司' } });
  await control('PUT', '/clock', { advance: { days: 2 } });
  await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { code: '9999999' }, times: 3 });
}

test('a restart keeps world, clock, scenario and faults, and rewinding goes back before it', async () => {
  await change();
  const before = await left();
  await simulator.stop();
  simulator = await startSimulator({ env });
  expect(await left()).toEqual(before);
  const { control } = here();
  await control('PUT', '/clock', { at: '2026-11-12T10:00:00+08:00' });
  expect((await here().world<{ company: { name: string } }>()).company.name).toBe('重启之后还在的公司');
  expect(await control('GET', '/clock')).toMatchObject({ now: '2026-11-12T10:00:00+08:00' });
});

test('one that is killed keeps what was a moment ago; beside it a file that is broken, foreign or another version’s is named and set aside', async () => {
  await change();
  const before = await left();
  const written = () => files().some((name) => readFileSync(join(folder, name), 'utf8').includes('9999999'));
  await expect.poll(written).toBe(true);
  // What came last is written with what came before it.
  await here().control('PUT', '/clock', { advance: 'PT1S' });
  await expect.poll(() => readdirSync(folder).some((name) => name.endsWith('.half'))).toBe(false);
  await simulator.kill();
  const [sound = ''] = files();
  const text = readFileSync(join(folder, sound), 'utf8');
  const older = JSON.parse(text) as { session: string };
  const wrong = {
    'cut.json': text.slice(0, text.length / 2),
    'foreign.json': '{"name":"package"}',
    'older.json': JSON.stringify({ ...older, session: older.session.replace('"quota":', '"quotas":') }),
  };
  for (const [name, content] of Object.entries(wrong)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'notes'), { recursive: true });
  let said = '';
  simulator = await startSimulator({ env, hear: (piece) => (said += piece) });
  expect(files()).toEqual([sound]);
  for (const name of Object.keys(wrong)) {
    expect(said).toContain(`${join(folder, name)} is no session to go on with`);
    expect(readdirSync(folder)).toContain(`${name}.aside`);
  }
  expect((await left())[2]).toEqual(before[2]);
  expect((await here().control<{ scenarios: string[] }>('GET', '/session')).scenarios).toEqual([
    'overdue-bill',
  ]);
});

test('a session that is ended leaves nothing behind', async () => {
  await change();
  await expect.poll(() => files().length).toBe(1);
  await here().control('DELETE', '/session');
  await expect.poll(files).toEqual([]);
});

test('a place that cannot be used is named at the start', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(startSimulator({ env: { SIM_STORE: `file:${file}` } })).rejects.toThrow(file);
  await expect(startSimulator({ env: { SIM_STORE: 'sqlite:x' } })).rejects.toThrow(
    'SIM_STORE must be memory',
  );
  await expect(startSimulator({ env: { ...env, SIM_HOT: '1' } })).rejects.toThrow('leave SIM_STORE out');
});

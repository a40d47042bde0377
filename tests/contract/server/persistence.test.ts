/** Tests that sessions survive a restart with SIM_STORE=file:FOLDER. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { overwrite } from '../../support/damage.ts';
import { client, type Client } from '../client.ts';

const root = mkdtempSync(join(tmpdir(), 'sessions-'));
const session = encodeURIComponent('付款 演示');
let folder = '';
let simulator: Served;
let output = '';

const start = async (): Promise<void> => {
  output = '';
  simulator = await startSimulator({
    env: { SIM_STORE: `file:${folder}` },
    onOutput: (text) => (output += text),
  });
};
const database = (): string => join(folder, 'sessions.sqlite');
const here = (id = session): Client => client({ origin: simulator.origin, session: id });

beforeEach(() => {
  folder = mkdtempSync(join(root, 'folder-'));
});
afterEach(() => simulator?.stop());
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the state of a session. */
async function stateNow(id = session): Promise<readonly unknown[]> {
  const { control, world } = here(id);
  return [await world(), await control('GET', '/session'), await control('GET', '/faults')];
}

/** Gives a session a scenario, a renamed company, an advanced clock and a fault. */
async function change(id = session): Promise<void> {
  const { control } = here(id);
  await control('POST', '/session', { scenarios: ['overdue-bill'], seed: 7 });
  await control('PATCH', '/world', { company: { name: '重启之后还在的公司' } });
  await control('PUT', '/clock', { advance: { days: 2 } });
  await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { code: '9999999' }, times: 3 });
}

/** Changes the database of a stopped simulator. */
function edit(sql: string): void {
  const db = new DatabaseSync(database());
  db.exec(sql);
  db.close();
}

test(
  'continues with world, clock, scenario and faults after stop, hang-up and kill, and can rewind',
  { tags: ['hold-acknowledged'] },
  async () => {
    await start();
    for (const end of ['stop', 'hangUp', 'kill'] as const) {
      // A session of its own: another one would still hold what an earlier end has kept.
      const id = session + end;
      await change(id);
      const before = await stateNow(id);
      if (end === 'hangUp') process.kill(simulator.pid!, 'SIGHUP');
      else await simulator[end]();
      expect(await simulator.exit, end).toBe(end === 'kill' ? null : 0);
      await start();
      expect(await stateNow(id), end).toEqual(before);
      const { control, world } = here(id);
      await control('PUT', '/clock', { at: '2026-11-12T10:00:00+08:00' });
      expect((await world<{ company: { name: string } }>()).company.name).toBe('重启之后还在的公司');
      expect(await control('GET', '/clock')).toMatchObject({ now: '2026-11-12T10:00:00+08:00' });
    }
  },
);

test(
  'refuses a folder in use by another process, and names that process',
  { tags: ['hold-lock'] },
  async () => {
    await start();
    const refused = await startSimulator({ env: { SIM_STORE: `file:${folder}` } }).catch(String);
    expect(refused).toMatch(new RegExp(`${folder} is used by process ${simulator.pid} on .* since 20`));
    expect(refused).toContain('SIM_STORE=file:OTHER-FOLDER');
  },
);

test(
  'keeps a sound session over 13 hours, no ended one, and sets unreadable ones aside until they restart',
  { tags: ['hold-set-aside', 'hold-damaged-store', 'hold-no-clock'] },
  async () => {
    const own = 's-0123456789ab';
    await start();
    await change();
    await here('sound').control('POST', '/session', { scenarios: ['overdue-bill'] });
    await here('sound').control('PUT', '/clock', { advance: 'PT1S' });
    await here(own).control('POST', '/session', { scenarios: ['frozen-quota'] });
    await here('ended').control('POST', '/session', { scenarios: ['overdue-bill'] });
    await here('ended').control('PUT', '/clock', { advance: 'PT1S' });
    await here('ended').control('DELETE', '/session');
    await simulator.stop();
    edit(`UPDATE records SET text = substr(text, 1, 9) WHERE session IN ('付款 演示', '${own}')`);
    edit('UPDATE sessions SET usedAt = usedAt - 13 * 3600000, startedAt = startedAt - 13 * 3600000');
    const db = new DatabaseSync(database());
    const owners = ['SELECT id FROM sessions', 'SELECT DISTINCT session AS id FROM records'].map((sql) =>
      db
        .prepare(sql)
        .all()
        .map(({ id }) => id)
        .sort(),
    );
    db.close();
    expect(owners).toEqual(Array(2).fill([own, 'sound', '付款 演示']));
    await start();
    expect(await here('sound').control('GET', '/session')).toMatchObject({ scenarios: ['overdue-bill'] });
    expect(await here('sound').control('GET', '/clock')).toMatchObject({ now: '2026-11-12T10:00:01+08:00' });
    for (const path of ['/_sim/api/world', '/api/v1/home/userDataV2?productCode=12003']) {
      const { status, text } = await here().send('GET', path);
      expect(status).toBe(503);
      expect(text).toContain('会话 付款 演示 无法读取');
    }
    expect(output.match(/会话 付款 演示 无法读取/g)).toHaveLength(1);
    // A visitor's own session restarts automatically.
    for (const path of ['/api/v1/home/userDataV2?productCode=12003', '/front/'])
      expect((await here(own).send('GET', path)).status).toBe(200);
    expect(output).toContain(`会话 ${own} 无法读取`);
    expect(await here(own).control('GET', '/session')).toMatchObject({ scenarios: ['baseline'] });
    expect(await here().control('GET', '/sessions')).toMatchObject([{ id: 'sound' }]);
    expect((await here().send('GET', '/_sim/health')).status).toBe(200);
    await change();
    expect(await here().control('GET', '/session')).toMatchObject({ scenarios: ['overdue-bill'] });
  },
);

test(
  'sets files of older versions and a damaged database aside, and names them',
  { tags: ['hold-set-aside'] },
  async () => {
    const old = `${'0a'.repeat(16)}.json`;
    writeFileSync(join(folder, old), '{"format":"simulator session 2"}');
    writeFileSync(join(folder, `${old}.half`), '{');
    writeFileSync(database(), 'no database at all, but long enough to be looked at '.repeat(20));
    await start();
    expect(output).toContain(old);
    expect(output).toContain('is damaged');
    expect(readdirSync(join(folder, 'aside'))).toEqual([old]);
    const names = readdirSync(folder);
    expect(names.filter((name) => name.endsWith('.half'))).toEqual([]);
    expect(names.filter((name) => name.includes('damaged'))).toHaveLength(1);
  },
);

/** Makes sessions with different base worlds, which fill most pages of the database. */
async function manySessions(): Promise<string[]> {
  const ids = Array.from({ length: 12 }, (_, index) => `damaged-${index}`);
  for (const [seed, id] of ids.entries()) {
    await here(id).control('POST', '/session', { scenarios: ['overdue-bill'], seed });
    await here(id).control('PUT', '/clock', { advance: { days: 1 } });
  }
  return ids;
}

test(
  'keeps the whole sessions of a damaged database and names the others until they begin again',
  { tags: ['hold-damaged-store'] },
  async () => {
    await start();
    const ids = await manySessions();
    await simulator.stop();
    // Near the end of the file, so that the sessions before it stay whole.
    overwrite(database(), 0.85, 0.1);
    await start();
    expect(output).toContain('is damaged');
    const answers = await Promise.all(ids.map((id) => here(id).send('GET', '/_sim/api/clock')));
    const broken = ids.filter((_, index) => answers[index]?.status === 503);
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.length).toBeLessThan(ids.length);
    for (const { status, json, text } of answers)
      if (status === 503) expect(text).toContain('请重新开始这个会话');
      else expect(json).toMatchObject({ now: '2026-11-13T10:00:00+08:00' });
    for (const id of broken) expect(output).toContain(id);
    const { status, json } = await here().send('GET', '/_sim/health');
    expect([status, json]).toMatchObject([200, { ready: true, store: { setAside: broken.length } }]);
    for (const id of broken) await here(id).control('POST', '/session', { scenarios: ['frozen-quota'] });
    await simulator.kill();
    await start();
    for (const id of broken)
      expect(await here(id).control('GET', '/session')).toMatchObject({ scenarios: ['frozen-quota'] });
    expect((await here().send('GET', '/_sim/health')).json).not.toHaveProperty('store.setAside');
  },
);

test(
  'is not ready after its database was damaged, and works again after the next start',
  { tags: ['hold-damaged-store'] },
  async () => {
    await start();
    await manySessions();
    // All but the beginnings: the file is still a database, but none of its pages is valid.
    overwrite(database(), 0.05, 0.9);
    overwrite(`${database()}-wal`, 0.05, 0.9);
    let refused = await here('new').send('PUT', '/_sim/api/clock', { advance: 'PT1S' });
    for (let each = 0; refused.status === 200 && each < 100; each += 1)
      refused = await here(`new-${each}`).send('POST', '/_sim/api/session', {
        scenarios: ['overdue-bill'],
        seed: 1000 + each,
      });
    expect([refused.status, refused.text]).toEqual([
      503,
      expect.stringContaining('start the simulator again'),
    ]);
    const health = await here().send('GET', '/_sim/health');
    expect(health).toMatchObject({ status: 503, json: { ready: false, store: { reachable: false } } });
    await simulator.stop();
    await start();
    expect((await here().send('GET', '/_sim/health')).status).toBe(200);
    await here('later').control('PUT', '/clock', { advance: 'PT1S' });
  },
);

const hasFileLimit = spawnSync('prlimit', ['--version']).status === 0;
/** Limits file sizes of the running simulator; 0 acts like a full disk. */
const limitFiles = (bytes: string): void => {
  const { status } = spawnSync('prlimit', ['--pid', String(simulator.pid), `--fsize=${bytes}:unlimited`]);
  expect(status).toBe(0);
};

test.skipIf(!hasFileLimit)(
  'acknowledges no write on a full disk, reports it in its health, and recovers by itself',
  { tags: ['hold-full'] },
  async () => {
    await start();
    await change();
    const before = await stateNow();
    limitFiles('0');
    const refused = await here().send('PUT', '/_sim/api/clock', { advance: 'PT1S' });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain(database());
    const health = await here().send('GET', '/_sim/health');
    expect(health.status).toBe(503);
    expect(health.json).toMatchObject({ ready: false, store: { kind: 'file', reachable: false } });
    expect(await stateNow()).toEqual(before);
    limitFiles('unlimited');
    expect((await here().send('GET', '/_sim/health')).status).toBe(200);
    await here().control('PUT', '/clock', { advance: 'PT1S' });
    await simulator.kill();
    await start();
    expect(await here().control('GET', '/clock')).toMatchObject({ now: '2026-11-14T10:00:01+08:00' });
  },
);

test('is not ready after its folder was removed', { tags: ['hold-full'] }, async () => {
  await start();
  await change();
  rmSync(folder, { recursive: true });
  const { status, json } = await here().send('GET', '/_sim/health');
  expect(status).toBe(503);
  expect(json).toMatchObject({ store: { why: expect.stringContaining('was removed') } });
  expect((await here().send('PUT', '/_sim/api/clock', { advance: 'PT1S' })).status).toBe(503);
  mkdirSync(folder);
});

test('names an unusable location at the start', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(startSimulator({ env: { SIM_STORE: `file:${file}` } })).rejects.toThrow(file);
  await expect(startSimulator({ env: { SIM_STORE: 'sqlite:x' } })).rejects.toThrow(
    'SIM_STORE must be memory',
  );
  const env = { SIM_STORE: `file:${folder}`, SIM_HOT: '1' };
  await expect(startSimulator({ env })).rejects.toThrow(`(SIM_STORE=file:${folder}): unset SIM_STORE`);
});

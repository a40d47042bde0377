/** Tests the greatest number of scenarios of a session: the same in an address, in the control API and in a snapshot. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { client } from '../client.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
const names = Array.from({ length: 65 }, (_, index) => `scenario-${index}`);
let simulator: Served;

beforeAll(async () => {
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  mkdirSync(join(folder, 'quota'));
  for (const name of names)
    writeFileSync(join(folder, `quota/${name}.yaml`), `title: ${name}\nextends: [baseline]\n`);
  simulator = await startSimulator({ env: { SCENARIOS_DIR: folder } });
});
afterAll(async () => {
  await simulator.stop();
  rmSync(folder, { recursive: true });
});

const open = (scenarios: readonly string[]) =>
  fetch(`${simulator.origin}/front/?scenario=${scenarios.join(',')}`, { redirect: 'manual' });

test('exports a session with 64 scenarios of an address, of which one is named twice', async () => {
  const most = names.slice(0, 64);
  const opened = await open([...most, 'scenario-0']);
  expect(opened.status).toBe(302);
  const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const snapshot = await fetch(`${simulator.origin}/_sim/api/snapshot`, { headers: { cookie } });
  expect(snapshot.status).toBe(200);
  expect(await snapshot.json()).toMatchObject({ scenarios: most });
});

test('refuses 65 scenarios in an address, a start and a snapshot, and keeps the session', async () => {
  const refused = await open(names);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('scenario 至多为 64 个场景，而不是 65 个。会话保持不变。');
  expect(refused.headers.getSetCookie()).toEqual([]);
  const { send, control } = client({ origin: simulator.origin });
  const start = await send('POST', '/_sim/api/session', { scenarios: names });
  expect([start.status, start.text]).toEqual([400, expect.stringContaining('/scenarios')]);
  // A name with a comma would count as two.
  const scenarios = [...names.slice(0, 63), names.slice(63).join(',')];
  const snapshot = { ...(await control<object>('GET', '/snapshot')), scenarios };
  const imported = await send('PUT', '/_sim/api/snapshot', snapshot);
  expect([imported.status, imported.text]).toEqual([400, expect.stringContaining('/scenarios/63')]);
  expect(await control('GET', '/snapshot')).toMatchObject({ scenarios: ['baseline'] });
});

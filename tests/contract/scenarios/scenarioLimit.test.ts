/** Tests the greatest number of scenarios of a session: the same in an address, in the control API and in a snapshot. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { client, clientIn } from '../client.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
const names = Array.from({ length: 65 }, (_, index) => `scenario-${index}`);
const most = names.slice(0, 64);
const address = (scenarios: readonly string[]) => `/front/?scenario=${scenarios.join(',')}`;
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

test('exports and imports a session with 64 scenarios of an address, which names one of them twice', async () => {
  const { send, control } = client({ origin: simulator.origin });
  expect((await send('GET', address([...most, 'scenario-0']))).status).toBe(302);
  const snapshot = await control('GET', '/snapshot');
  expect(snapshot).toMatchObject({ scenarios: most });
  expect(await control('PUT', '/snapshot', snapshot)).toMatchObject({ scenarios: most });
});

test('refuses 65 scenarios in an address, the control API and a snapshot, and keeps the session', async () => {
  const { send, control } = await clientIn('scenario-64', simulator.origin);
  const refused = await send('GET', address(names));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('scenario 至多为 64 个场景，而不是 65 个。会话保持不变。');
  const snapshot = await control<object>('GET', '/snapshot');
  // A name with a comma would count as two.
  const joined = [...names.slice(0, 63), names.slice(63).join(',')];
  for (const { status, text } of [
    await send('POST', '/_sim/api/session', { scenarios: names }),
    await send('PUT', '/_sim/api/snapshot', { ...snapshot, scenarios: names }),
    await send('PUT', '/_sim/api/snapshot', { ...snapshot, scenarios: joined }),
  ]) {
    expect(status).toBe(400);
    expect(text).toContain('/scenarios');
  }
  expect(await control('GET', '/snapshot')).toEqual(snapshot);
});

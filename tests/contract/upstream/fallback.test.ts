/**
 * Tests operations without a handler: Prism answers them by their contract with faker's data as soon as they are generated. The test
 * adds such an operation, and a whole service with it, to a copy of the contracts.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateData } from '#simulator/fallback/generate.ts';
import { wrap } from '#simulator/server/steps/wrap.ts';
import { catalogue } from '#simulator/services/catalogue.ts';
import { instantOfMoment, momentOf } from '#simulator/world/values/calendar.ts';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import type { Validators } from '#tools/validators/index.ts';
import { copyOf, type Copy } from '../../support/checkoutCopy.ts';
import { client } from '../client.ts';

const PATH = '/activity/scene/queryWinners';
const parts = [
  ...['openapi', 'generated', 'scenarios', 'simulator', 'tools', 'package.json', 'package-lock.json'],
  ...['.cache/contracts', '.cache/validators'],
];

let copy: Copy;
let simulator: Served;

beforeAll(async () => {
  copy = copyOf(parts);
  addOperation('activity');
  addService('prizes');
  const { status, output } = copy.run('tools/generate/index.ts');
  if (status !== 0) throw new Error(output);
  simulator = await startSimulator({ checkout: copy.folder });
});

afterAll(async () => {
  await simulator.stop();
  copy.remove();
});

function addOperation(serviceName: string): void {
  const service = join(copy.folder, 'openapi', serviceName);
  cpSync(
    join(root, 'tests/support/newOperation/queryWinners.yaml'),
    join(service, 'operations/queryWinners.yaml'),
  );
  const contract = join(service, 'openapi.yaml');
  const text = readFileSync(contract, 'utf8').trimEnd();
  writeFileSync(contract, `${text}\n  ${PATH}: { $ref: operations/queryWinners.yaml }\n`);
}

/** Adds a service with the activity service's content: its contract, and its line in the list of contracts. */
function addService(name: string): void {
  const contracts = join(copy.folder, 'openapi');
  cpSync(join(contracts, 'activity'), join(contracts, name), { recursive: true });
  edit(join(contracts, name, 'openapi.yaml'), 'url: /', `url: /${name}`);
  edit(join(contracts, 'redocly.yaml'), 'apis:', `apis:\n  ${name}: { root: ${name}/openapi.yaml }`);
}

function edit(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** Returns a client whose session was started with a seed. */
async function seeded(seed: number) {
  const newClient = client({ origin: simulator.origin });
  await newClient.control('POST', '/session', { scenarios: ['baseline'], seed });
  return { ...newClient, ask: (body: unknown) => newClient.send('POST', PATH, body) };
}

interface Winner {
  readonly company: string;
  readonly words: string;
  readonly drawnOn: string;
}

test(
  'answers by its contract with Chinese data, marked in header and log',
  { tags: ['qa-faker-fallback'] },
  async () => {
    const { ask, log } = await seeded(7);
    const { status, headers, json } = await ask({ activityNo: 'HD20261111001' });
    expect(status).toBe(200);
    expect(headers.get('x-sim-answered-by')).toBe('fallback');

    const { validatorsOf } = (await import(join(copy.folder, 'tools/validators/index.ts'))) as {
      validatorsOf: (service: string) => Promise<Validators<'queryWinners'>>;
    };
    const valid = (await validatorsOf('activity')).responses.queryWinners;
    expect(valid(json), JSON.stringify(valid.errors)).toBe(true);

    const { data } = json as { data: readonly Winner[] };
    for (const { company, words, drawnOn } of data) {
      expect(company).toMatch(/^[\p{Script=Han}（）]+$/u);
      expect(words).toMatch(/^\p{Script=Han}+$/u);
      // The session's day is 2026-11-12.
      expect(drawnOn >= '2025-11-12' && drawnOn <= '2026-11-12', drawnOn).toBe(true);
    }
    expect(await log()).toMatchObject([
      {
        operationId: 'queryWinners',
        code: '00000',
        answeredBy: 'fallback',
        valid: { request: true, response: true },
      },
    ]);
  },
);

test('serves a service that has only a contract, with session and log', async () => {
  const { send, log } = await seeded(7);
  const { status, json } = await send('POST', `/prizes${PATH}`, { activityNo: 'HD20261111001' });
  expect({ status, json }).toMatchObject({ status: 200, json: { code: '00000' } });
  expect(await log()).toMatchObject([{ service: 'prizes', operationId: 'queryWinners', code: '00000' }]);
});

test(
  'returns the same bytes for the same seed, and others for another',
  { tags: ['qa-faker-fallback'] },
  async () => {
    const bodies: string[] = [];
    for (const seed of [7, 7, 8]) {
      const { ask } = await seeded(seed);
      const [first, again] = [await ask({ activityNo: 'A' }), await ask({ activityNo: 'A' })];
      expect(again.text).toBe(first.text);
      bodies.push(first.text);
    }
    expect(bodies[1]).toBe(bodies[0]);
    expect(bodies[2]).not.toBe(bodies[0]);
  },
);

test('refuses violations, and marks responses of the world', async () => {
  const { ask, send } = await seeded(7);
  expect((await ask({})).json).toMatchObject({ code: '09101' });
  const known = await send('GET', '/api/v1/user/getUserNickName?productCode=12003');
  expect(known.headers.get('x-sim-answered-by')).toBe('world');
});

test.each(catalogue)('can answer $address from its contract', async (operation) => {
  const data = await generateData(operation, 'any seed', Date.parse('2026-11-12T02:00:00Z'));
  const { envelope } = wrap(operation, { kind: 'data', data, by: 'fallback' });
  expect(operation.response(envelope), JSON.stringify(operation.response.errors)).toBe(true);
});

/** Returns every text in a response. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

test('generates valid days, moments and months of the year before the session’s clock', async () => {
  const now = '2026-11-12 10:00:00';
  const yearBefore = '2025-11-12 10:00:00';
  const lengths = new Set<number>();
  for (const operation of catalogue)
    for (const text of textsIn(await generateData(operation, 'any seed', instantOfMoment(now)))) {
      if (!/^\d{4}-\d\d(-\d\d( \d\d:\d\d:\d\d)?)?$/.test(text)) continue;
      lengths.add(text.length);
      const moment = text + '2026-01-01 00:00:00'.slice(text.length);
      expect(momentOf(instantOfMoment(moment)), operation.address).toBe(moment);
      expect(text >= yearBefore.slice(0, text.length) && text <= now, text).toBe(true);
    }
  expect([...lengths].sort((one, other) => one - other)).toEqual(
    ['2026-11', '2026-11-12', now].map((text) => text.length),
  );
});

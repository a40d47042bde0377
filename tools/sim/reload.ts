/**
 * `npm run proof -- sim:reload`: scenario and contract files change 500 times while requests run, and scenario files break in
 * between. No request fails and no session loses its state. The used memory of all processes stays within 5 % of its level after
 * the warm-up; their resident memory grows in steps and stays within 25 %. Both are read three hundred changes later in the
 * process of the warm-up, and at the end in a process as new as that one was. Five changes are in a contract, which needs a generation and
 * a new process. `--reloads N` sets the number of changes.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { operationNamed } from '#simulator/services/catalogue.ts';
import { countOf, optionsOf } from '../command.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import { accidentsIn } from './reload/accidents.ts';
import { hotCopy, type Memory } from './reload/hotCopy.ts';
import { session } from './session.ts';
import { finish, rounded } from './table.ts';

const { reloads: wanted } = optionsOf('npm run proof -- sim:reload [--reloads N]', {
  reloads: { type: 'string' },
});
const RELOADS = wanted === undefined ? 500 : countOf('--reloads', wanted, 300);
/** Number of changes whose readings make one figure. */
const WINDOW = RELOADS * 0.08;
/** Contract changes: four in the warm-up, which lasts until the log of each session is full, and one for a new process at the end. */
const CONTRACTS = [0.06, 0.12, 0.18, 0.24, 0.92].map((part) => Math.round(RELOADS * part));
/** Last change of the warm-up. */
const WARM = CONTRACTS[3]! + WINDOW;
/** Last change before the new process at the end. */
const OLD = CONTRACTS[4]! - 1;
const READ_EVERY = 5;
const CLIENTS = 3;
/** Allowed growth of the memory, as a share. */
const GROWTH = { used: 0.05, resident: 0.25 } as const;
const PATIENCE_MS = 300_000;
const CONTRACT = 'openapi/standard/operations/queryCouponInfo.yaml';

/** A wait in ms that is longer than the simulator's own wait after a change. */
const SEEN_MS = 200;
/** Before every fifth change a scenario file breaks and is repaired. */
const BREAK_EVERY = 5;

const operation = operationNamed('standard.queryCouponInfo')!;
const copy = await hotCopy();
const accidents = accidentsIn(join(copy.folder, 'scenarios'));
let broken = 0;
const client = http(copy.origin, 30_000);
const readings: { reload: number; reading: Memory }[] = [];
const wrong: string[] = [];
let requests = 0;
let ended = false;

/** Advances a session's clock second by second, so that a lost step or session shows at once. */
async function talk(name: string): Promise<void> {
  const own = session(client, name);
  await own.control('POST', '/session', { scenarios: ['baseline'] });
  let last = Date.parse((await own.control<{ now: string }>('GET', '/clock')).now);
  while (!ended) {
    const { status, text } = await own.call(operation, examplesOf(operation)[0]);
    if (status !== 200) wrong.push(`${name}: ${operation.address} answered ${status}: ${text}`);
    const now = Date.parse((await own.control<{ now: string }>('PUT', '/clock', { advance: 'PT1S' })).now);
    if (now !== last + 1000) wrong.push(`${name}: the clock went from ${last} to ${now}`);
    last = now;
    requests += 2;
    await wait(20);
  }
}

const watcher = session(client, 'watcher');
async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await is())) {
    if (performance.now() > end) throw new Error(`${what} was never seen\n${copy.output().slice(-2000)}`);
    await wait(20);
  }
}

const summary = async (): Promise<string | undefined> =>
  (
    await watcher.control<{ operationId: string; service: string; summary: string }[]>('GET', '/operations')
  ).find(({ service, operationId }) => service === 'standard' && operationId === 'queryCouponInfo')?.summary;

async function changeContract(from: string, to: string): Promise<void> {
  copy.edit(CONTRACT, `summary: ${from}`, `summary: ${to}`);
  await until(to, async () => (await summary()) === to);
}

async function changeScenario(title: string): Promise<void> {
  copy.write('scenarios/start/reloaded.yaml', `title: ${title}\nextends: [baseline]\n`);
  await until(title, async () => {
    const path = '/_sim/api/composition?scenarios=reloaded';
    const { status, text } = await client.send({ method: 'GET', path });
    return status === 200 && (JSON.parse(text) as { title: string }).title === title;
  });
}

const started = performance.now();
let contracts = 0;
try {
  const talking = Array.from({ length: CLIENTS }, (_, index) =>
    talk(`reload-${index}`).catch((error: unknown) => wrong.push(String(error))),
  );
  let before = (await summary()) ?? '';
  for (let reload = 1; reload <= RELOADS; reload += 1) {
    if (CONTRACTS.includes(reload)) {
      const next = `第 ${reload} 版 · version ${reload}`;
      await changeContract(before, next);
      before = next;
      contracts += 1;
    } else {
      const accident = reload % BREAK_EVERY === 0 ? accidents[broken++ % accidents.length] : undefined;
      accident?.harm();
      if (accident) await wait(SEEN_MS);
      accident?.mend();
      await changeScenario(`第 ${reload} 次`);
    }
    if (reload % READ_EVERY !== 0) continue;
    const reading = await copy.memory();
    readings.push({ reload, reading });
    const { used, resident } = reading;
    console.log(
      `${reload} reloads: ${rounded(used)} MB used, ${resident} MB resident, ${requests} requests, ${wrong.length} wrong`,
    );
  }
  ended = true;
  await Promise.all(talking);
} finally {
  ended = true;
  client.close();
  await copy.stop();
}

/** Returns the smallest reading: after a contract change the old process still forwards requests and counts too. */
const memoryUntil = (kind: keyof Memory, last: number): number =>
  Math.min(
    ...readings
      .filter(({ reload }) => reload > last - WINDOW && reload <= last)
      .map(({ reading }) => reading[kind]),
  );

const figuresOf = (kind: keyof Memory) => {
  const [warm, old, end] = [WARM, OLD, RELOADS].map((last) => memoryUntil(kind, last)) as [
    number,
    number,
    number,
  ];
  return { warm, old, end, growth: (Math.max(old, end) - warm) / warm };
};
const used = figuresOf('used');
const resident = figuresOf('resident');
const grown = (what: string, { growth }: { growth: number }, allowed: number): string[] =>
  growth <= allowed
    ? []
    : [`the ${what} memory grew by ${rounded(growth * 100)} %; at most ${allowed * 100} % are allowed`];
finish(
  {
    reloads: RELOADS,
    contracts,
    scenarios: RELOADS - contracts,
    broken,
    sessions: CLIENTS,
    requests,
    wrong: wrong.length,
    used_warm_mb: rounded(used.warm),
    used_old_mb: rounded(used.old),
    used_end_mb: rounded(used.end),
    growth_percent: rounded(used.growth * 100),
    resident_growth_percent: rounded(resident.growth * 100),
    seconds: rounded((performance.now() - started) / 1000),
  },
  [
    ...wrong.slice(0, 10),
    ...grown('used', used, GROWTH.used),
    ...grown('resident', resident, GROWTH.resident),
  ],
);

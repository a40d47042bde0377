/**
 * `npm run sim:reload`: scenario and contract files change 500 times while requests run. No request fails, no session loses
 * what it was told, and the memory of all processes stays within 5 % of what it was after the first rounds. A round is one change of
 * a contract and 24 of a scenario; `-- --rounds N` for another number of them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { operationNamed } from '#simulator/services/catalogue.ts';
import { countOf, optionsOf } from '../command.ts';
import { median } from './bench/median.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import { hotCopy } from './reload/hotCopy.ts';
import { session } from './session.ts';
import { finish, rounded } from './table.ts';

const { rounds: wanted } = optionsOf('npm run sim:reload [-- --rounds N]', { rounds: { type: 'string' } });
const ROUNDS = wanted === undefined ? 20 : countOf('--rounds', wanted);
const SCENARIOS = 24;
const CLIENTS = 3;
/** Rounds after which the memory is compared with that at the end. */
const WARM = 4;
const GROWTH = 0.05;
const PATIENCE_MS = 120_000;
const CONTRACT = 'openapi/standard/operations/queryCouponInfo.yaml';

const operation = operationNamed('standard.queryCouponInfo')!;
const copy = await hotCopy();
const client = http(copy.origin, 30_000);
const memory: number[] = [];
const wrong: string[] = [];
let requests = 0;
let ended = false;

/** Moves its clock on by a second, again and again: a step that is lost, or a session, shows at once. */
async function talk(name: string): Promise<void> {
  const own = session(client, name);
  await own.control('POST', '/session', { scenario: 'baseline' });
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
    if (performance.now() > end) throw new Error(`${what} was never seen\n${copy.said().slice(-2000)}`);
    await wait(20);
  }
}

const titleOf = async (scenario: string): Promise<string> =>
  (await watcher.control<{ title: string }>('GET', `/composition?scenario=${scenario}`)).title;
const summary = async (): Promise<string | undefined> =>
  (
    await watcher.control<{ operationId: string; service: string; summary: string }[]>('GET', '/operations')
  ).find(({ service, operationId }) => service === 'standard' && operationId === 'queryCouponInfo')?.summary;

const started = performance.now();
let reloads = 0;
try {
  const talking = Array.from({ length: CLIENTS }, (_, index) =>
    talk(`reload-${index}`).catch((error: unknown) => wrong.push(String(error))),
  );
  let before = (await summary()) ?? '';
  for (let round = 1; round <= ROUNDS; round += 1) {
    const next = `第 ${round} 版 · version ${round}`;
    copy.edit(CONTRACT, `summary: ${before}`, `summary: ${next}`);
    await until(next, async () => (await summary()) === next);
    before = next;
    for (let change = 1; change <= SCENARIOS; change += 1) {
      const title = `第 ${round}-${change} 次`;
      copy.write('scenarios/start/reloaded.yaml', `title: ${title}\nextends: [baseline]\n`);
      await until(title, async () => {
        const { status } = await client.send({
          method: 'GET',
          path: '/_sim/api/composition?scenario=reloaded',
        });
        return status === 200 && (await titleOf('reloaded')) === title;
      });
    }
    reloads += 1 + SCENARIOS;
    memory.push(copy.rss());
    console.log(`round ${round}: ${memory.at(-1)} MB, ${requests} requests`);
  }
  ended = true;
  await Promise.all(talking);
} finally {
  ended = true;
  client.close();
  await copy.stop();
}

const warm = median(memory.slice(WARM - 1, WARM + 2));
const end = median(memory.slice(-3));
const growth = (end - warm) / warm;
finish(
  {
    reloads,
    contracts: ROUNDS,
    scenarios: ROUNDS * SCENARIOS,
    sessions: CLIENTS,
    requests,
    wrong: wrong.length,
    warm_mb: rounded(warm),
    end_mb: rounded(end),
    growth_percent: rounded(growth * 100),
    seconds: rounded((performance.now() - started) / 1000),
  },
  [
    ...wrong.slice(0, 10),
    ...(growth > GROWTH ? [`the memory grew by ${rounded(growth * 100)} %, 5 % are allowed`] : []),
  ],
);

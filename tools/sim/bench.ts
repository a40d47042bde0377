/**
 * `npm run proof -- bench:simulator [--gate --seconds 2]`: compares servers on one operation:
 *
 * - a bare node:http server that answers the same bytes
 * - the simulator with validation, session and state
 * - a static `prism mock`, with its usual log and silent
 *
 * All run at once and answer in alternating rounds, so that a busy machine affects each. Then cold starts and 10,000 idle
 * sessions. With --gate, ratios and limits decide the exit code.
 */
import { operationNamed } from '#simulator/services/catalogue.ts';
import { countOf, optionsOf } from '../command.ts';
import type { Served } from '../simulatorProcess.ts';
import { idleSessions } from './bench/idleSessions.ts';
import { load, wire } from './bench/load.ts';
import type { Load } from './bench/load.ts';
import { median } from './bench/median.ts';
import { bare, prism, simulator } from './bench/servers.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import { callOf } from './session.ts';
import { finish, rounded, table } from './table.ts';

const ROUNDS = 3;
const COLD_STARTS = 5;
const IDLE_SESSIONS = 10_000;
const { gate, seconds: given } = optionsOf('npm run proof -- bench:simulator [--gate --seconds 2]', {
  gate: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '2' },
});
const SECONDS = countOf('--seconds', given);
const operation = operationNamed('standard.queryProductOpenInfo')!;
const asked = callOf(operation, examplesOf(operation)[0], { 'x-sim-session': 'bench' });
const body = String(asked.body);

/** Waits for the first valid answer. @param path prism mounts a contract without its base */
async function firstAnswer(server: Served, path: string): Promise<string> {
  const client = http(server.origin, 5000);
  const until = performance.now() + 30_000;
  try {
    let got = await client.send({ ...asked, path });
    while (got.status === 0 && performance.now() < until) got = await client.send({ ...asked, path });
    if (got.status !== 200) throw new Error(`${server.origin} answered ${got.status}: ${got.text}`);
    return got.text;
  } finally {
    client.close();
  }
}

/** Returns the milliseconds from a start to the first valid answer; the median of several starts. */
async function coldStart(start: () => Promise<Served>, path: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < COLD_STARTS; time += 1) {
    const began = performance.now();
    const server = await start();
    await firstAnswer(server, path);
    times.push(performance.now() - began);
    await server.stop();
  }
  return Math.round(median(times));
}

interface Measured extends Load {
  readonly name: string;
  readonly rss: number;
}

/** Measures the servers in alternating rounds; returns the median of the rounds. */
async function measure(
  contestants: readonly { name: string; server: Served; path: string }[],
): Promise<Measured[]> {
  const rounds = contestants.map((): Load[] => []);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, { server, path }] of contestants.entries()) {
      const request = wire(path, { ...asked.headers, accept: 'application/json' }, body);
      const result = await load(server.origin, request, SECONDS);
      // The first round is a warm-up.
      if (round > 0) rounds[index]?.push(result);
    }
  const middle = (results: readonly Load[], of: (result: Load) => number) => median(results.map(of));
  return contestants.map(({ name, server }, index) => {
    const results = rounds[index] ?? [];
    return {
      name,
      rss: server.rss(),
      perSecond: middle(results, ({ perSecond }) => perSecond),
      p50: middle(results, ({ p50 }) => p50),
      p99: middle(results, ({ p99 }) => p99),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
    };
  });
}

console.error(`measuring ${ROUNDS} rounds of ${SECONDS} s each`);
const ours = await simulator();
const text = await firstAnswer(ours, asked.path);
const contestants = [
  { name: 'bare node:http', server: await bare(text), path: asked.path },
  { name: 'simulator', server: ours, path: asked.path },
  { name: 'prism mock', server: await prism('default'), path: operation.path },
  { name: 'prism mock, silent', server: await prism('silent'), path: operation.path },
];
for (const { server, path } of contestants) await firstAnswer(server, path);
const measured = await measure(contestants).finally(() =>
  Promise.all(contestants.map(({ server }) => server.stop())),
);
const [floor, mine, mock, silent] = measured as [Measured, Measured, Measured, Measured];

const ratio = (one: Load, other: Load): number => rounded(one.perSecond / other.perSecond);
console.log(
  table(
    ['server', 'req/s', 'ratio to bare', 'p50 ms', 'p99 ms', 'not 200', 'RSS MB'],
    measured.map((row) => [
      row.name,
      row.perSecond,
      ratio(row, floor),
      rounded(row.p50),
      rounded(row.p99),
      row.failed,
      row.rss,
    ]),
  ),
);

console.error(`starting each ${COLD_STARTS} times`);
const cold = {
  simulator: await coldStart(simulator, asked.path),
  uncached: await coldStart(() => simulator({ NODE_DISABLE_COMPILE_CACHE: '1' }), asked.path),
  prism: await coldStart(() => prism('default'), operation.path),
};
console.log(
  `\n${table(
    ['cold start to the first valid answer', 'ms'],
    [
      ['simulator: all contracts and scenarios', cold.simulator],
      ['simulator, without what Node compiled before', cold.uncached],
      ['prism mock: the standard contract', cold.prism],
    ],
  )}`,
);

console.error(`starting ${IDLE_SESSIONS} sessions`);
const idle = await idleSessions(IDLE_SESSIONS);
console.log(
  `\n${table(['idle sessions', 'RSS MB', 'KB each'], [[IDLE_SESSIONS, idle.rss, rounded(idle.perSession)]])}`,
);

const short = [
  ...(ratio(mine, floor) < 0.35
    ? [`${ratio(mine, floor)} × bare node:http, required are at least 0.35`]
    : []),
  ...(ratio(mine, mock) < 10 ? [`${ratio(mine, mock)} × prism mock, required are at least 10`] : []),
  ...(mine.rss > 300 ? [`${mine.rss} MB held after the load, the limit is 300`] : []),
  ...(cold.simulator > cold.prism ? [`cold start ${cold.simulator} ms, prism mock ${cold.prism} ms`] : []),
  ...(idle.rss > 512 ? [`${IDLE_SESSIONS} idle sessions in ${idle.rss} MB, the limit is 512`] : []),
  ...(idle.perSession > 20 ? [`an idle session holds ${rounded(idle.perSession)} KB, the limit is 20`] : []),
];
const failed = mine.failed > 0 ? [`${mine.failed} answers of the simulator were not 200`] : [];
finish(
  {
    req_s: mine.perSecond,
    p99_ms: rounded(mine.p99),
    rss_mb: mine.rss,
    to_bare: ratio(mine, floor),
    to_prism: ratio(mine, mock),
    to_prism_silent: ratio(mine, silent),
    cold_ms: cold.simulator,
    cold_uncached_ms: cold.uncached,
    prism_cold_ms: cold.prism,
    sessions_rss_mb: idle.rss,
    kb_per_session: rounded(idle.perSession),
  },
  [...failed, ...(gate ? short : [])],
);

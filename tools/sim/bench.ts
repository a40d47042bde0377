/**
 * `npm run bench:simulator [-- --gate]`: one operation, one run, side by side: a bare node:http server that answers the same
 * bytes, the simulator with validation, session and state, and `prism mock` answering statically. Then 10,000 idle sessions.
 * With --gate the ratios and limits of the issue decide the exit code.
 */
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { operationNamed } from '#simulator/services/catalogue.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import { load, wire } from './bench/load.ts';
import type { Load } from './bench/load.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import { inParallel } from './inParallel.ts';
import { callOf, sessionIn } from './session.ts';
import { serve } from './simulatorProcess.ts';
import type { Served } from './simulatorProcess.ts';
import { finish, rounded, table } from './table.ts';

const SECONDS = Number(process.env['SECONDS'] ?? 4);
const IDLE_SESSIONS = 10_000;
const gate = process.argv.includes('--gate');
const operation = operationNamed('standard.queryProductOpenInfo') as Operation;
const asked = callOf(operation, examplesOf(operation)[0], { 'x-sim-session': 'bench' });
const body = String(asked.body);

interface Measured extends Load {
  readonly name: string;
  readonly bytes: number;
  readonly coldMs: number;
  readonly rss: number;
}

/** A port that was free a moment ago, for servers that cannot choose one themselves. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Started, asked until it answers, warmed and measured. @param path prism mounts a contract without its base */
async function measure(name: string, start: () => Promise<Served>, path: string): Promise<Measured> {
  console.error(`measuring ${name}`);
  const began = performance.now();
  const server = await start();
  try {
    const client = http(server.origin, 5000);
    const send = () => client.send({ ...asked, path });
    let got = await send();
    while (got.status === 0 && performance.now() - began < 30_000) got = await send();
    const coldMs = Math.round(performance.now() - began);
    client.close();
    if (got.status !== 200) throw new Error(`${name} answered ${got.status}: ${got.text}`);
    const request = wire(path, { ...asked.headers, accept: 'application/json' }, body);
    await load(server.origin, request, 1);
    const result = await load(server.origin, request, SECONDS);
    return { name, ...result, bytes: Buffer.byteLength(got.text), coldMs, rss: server.rss() };
  } finally {
    await server.stop();
  }
}

const READY = /ready (http:\/\/[^/\s]+)/;
const simulator = (): Promise<Served> => serve(['simulator/src/main.ts'], READY, { PORT: '0' });
const bare = (text: string) => (): Promise<Served> =>
  serve(['tools/sim/bench/bare.ts'], READY, { ANSWER: text });

async function prism(): Promise<Served> {
  const port = await freePort();
  const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const args = [
    'mock',
    'generated/standard/openapi.json',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '-v',
    'error',
  ];
  // At this log level prism says nothing when it is ready: it is asked until it answers.
  const served = await serve(
    [
      '--eval',
      `console.log('ready http://127.0.0.1:${port}');process.argv=[process.argv[0],${JSON.stringify(cli)},...${JSON.stringify(args)}];require(${JSON.stringify(cli)})`,
    ],
    READY,
  );
  return served;
}

/** What many sessions that nobody uses cost in memory. */
async function idleSessions(): Promise<{ rss: number; perSession: number }> {
  console.error(`starting ${IDLE_SESSIONS} sessions`);
  const server = await simulator();
  const client = http(server.origin, 30_000);
  try {
    for (let warm = 0; warm < 200; warm += 1) await sessionIn(client, 'baseline', `warm-${warm % 20}`);
    const before = server.rss();
    await inParallel(Array.from({ length: IDLE_SESSIONS }), 16, (_, index) =>
      sessionIn(client, 'baseline', `idle-${index}`),
    );
    const rss = server.rss();
    return { rss, perSession: ((rss - before) * 1024) / IDLE_SESSIONS };
  } finally {
    client.close();
    await server.stop();
  }
}

const ours = await measure('simulator', simulator, asked.path);
const filler = 'x'.repeat(Math.max(0, ours.bytes - 2));
const floor = await measure('bare node:http', bare(`"${filler}"`), asked.path);
const mock = await measure('prism mock, static', prism, operation.path);
const idle = await idleSessions();

const ratio = (one: Load, other: Load): number => rounded(one.perSecond / other.perSecond);
console.log(
  table(
    ['server', 'req/s', 'ratio to bare', 'p50 ms', 'p99 ms', 'not 200', 'bytes', 'RSS MB', 'cold start ms'],
    [floor, ours, mock].map((row) => [
      row.name,
      row.perSecond,
      ratio(row, floor),
      rounded(row.p50),
      rounded(row.p99),
      row.failed,
      row.bytes,
      row.rss,
      row.coldMs,
    ]),
  ),
);
console.log(
  `\n${table(['idle sessions', 'RSS MB', 'KB each'], [[IDLE_SESSIONS, idle.rss, rounded(idle.perSession)]])}`,
);

const short = [
  ...(ratio(ours, floor) < 0.35 ? [`${ratio(ours, floor)} × bare node:http, at least 0.35 asked for`] : []),
  ...(ratio(ours, mock) < 10 ? [`${ratio(ours, mock)} × prism mock, at least 10 asked for`] : []),
  ...(ours.coldMs > mock.coldMs ? [`cold start ${ours.coldMs} ms, prism mock ${mock.coldMs} ms`] : []),
  ...(idle.rss > 512 ? [`${IDLE_SESSIONS} idle sessions in ${idle.rss} MB, at most 512 allowed`] : []),
  ...(idle.perSession > 20
    ? [`an idle session holds ${rounded(idle.perSession)} KB, at most 20 allowed`]
    : []),
];
const failed = ours.failed > 0 ? [`${ours.failed} answers of the simulator were not 200`] : [];
finish(
  {
    req_s: ours.perSecond,
    p99_ms: rounded(ours.p99),
    to_bare: ratio(ours, floor),
    to_prism: ratio(ours, mock),
    cold_ms: ours.coldMs,
    prism_cold_ms: mock.coldMs,
    sessions_rss_mb: idle.rss,
    kb_per_session: rounded(idle.perSession),
  },
  [...failed, ...(gate ? short : [])],
);

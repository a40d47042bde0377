/**
 * `npm run proof -- bench:checker [--megabytes 200 --cases 200]`: measures the cost of checking. It sends the same requests with and
 * without checks, and compares the speeds. Then it measures the memory that a long recording takes.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SCENARIO } from '../../simulator/src/scenarios/library.ts';
import { catalogue } from '../../simulator/src/services/catalogue.ts';
import { countOf, optionsOf } from '../../tools/command.ts';
import { inParallel } from '../../tools/sim/inParallel.ts';
import { finish, rounded, table } from '../../tools/sim/table.ts';
import { memoryOf, root, startSimulator } from '../../tools/simulatorProcess.ts';
import { makeClient } from '../src/core/exchange/client.ts';
import { recordedExchanges, writeHar } from './bigHar.ts';
import { checkOperations } from './judged.ts';
import { openMutantHost } from './mutantHost.ts';
import { sentHeaders } from './sentHeaders.ts';

const values = optionsOf('npm run proof -- bench:checker [--megabytes 200 --cases 200]', {
  megabytes: { type: 'string', default: '200' },
  cases: { type: 'string', default: '200' },
});
const megabytes = countOf('--megabytes', values.megabytes);

/**
 * Least speed with checks, as a part of the speed without. The goal on two cores is 500 checked exchanges per second, which a busy
 * machine may miss.
 */
const MIN_RATIO = 0.3;
/** Most memory that may be used for a recording of any length. */
const MAX_HAR_RSS_MB = 300;
/** Number of parallel requests. */
const WIDTH = 16;
const REQUEST_LIMIT_MS = 20_000;

const addresses = catalogue.filter(({ service }) => service !== 'provisional').map(({ address }) => address);
const options = { cases: countOf('--cases', values.cases) };

/** Records the checker's requests, including started sessions, from a run against a simulator in this process. */
async function requestsOfTheChecker() {
  const begun = new Set<string>();
  const host = await openMutantHost({ keep: Infinity });
  try {
    await checkOperations(host.origin, addresses, options);
    return host.asked.flatMap(({ incoming: { method, url, headers, body }, session }) => {
      const isNew = !begun.has(session.id) && session.scenarios[0] !== DEFAULT_SCENARIO;
      begun.add(session.id);
      const asked = { method, path: url, headers: sentHeaders(headers), ...(body !== '' && { body }) };
      return isNew ? [beginning(session), asked] : [asked];
    });
  } finally {
    await host.close();
  }
}

/** Returns the request that starts the session. */
const beginning = ({ id, scenarios }: { readonly id: string; readonly scenarios: readonly string[] }) => ({
  method: 'POST',
  path: '/_sim/api/session',
  headers: { 'x-sim-session': id, 'content-type': 'application/json' },
  body: JSON.stringify({ scenarios }),
});

/** Returns the exchanges per second with checks. */
async function checked(): Promise<number> {
  const simulator = await startSimulator();
  try {
    const { exchanges, seconds } = await checkOperations(simulator.origin, addresses, options);
    return exchanges / seconds;
  } finally {
    await simulator.stop();
  }
}

/** Returns the exchanges per second without checks. */
async function unchecked(): Promise<number> {
  const requests = await requestsOfTheChecker();
  const simulator = await startSimulator();
  const client = makeClient(new URL(simulator.origin), WIDTH);
  try {
    const began = performance.now();
    await inParallel(requests, WIDTH, (request) => client.send(request, REQUEST_LIMIT_MS));
    return requests.length / ((performance.now() - began) / 1000);
  } finally {
    client.close();
    await simulator.stop();
  }
}

/** Runs the checker for a HAR file. @returns its largest memory in MB, its time and its exit code */
async function judgeRecording(file: string): Promise<{ rss: number; seconds: number; code: number | null }> {
  const began = performance.now();
  const child = spawn(process.execPath, ['checker/src/main.ts', '--har', file], {
    cwd: root,
    stdio: 'ignore',
  });
  let rss = 0;
  const watch = setInterval(() => (rss = Math.max(rss, memoryOf(child.pid, 'VmHWM'))), 50);
  const code = await new Promise<number | null>((ended) => child.once('exit', ended));
  clearInterval(watch);
  return { rss, seconds: (performance.now() - began) / 1000, code };
}

async function recording() {
  const file = join(tmpdir(), `bench-checker-${process.pid}.har`);
  const host = await openMutantHost();
  try {
    const entries = await writeHar(file, megabytes * 1_000_000, await recordedExchanges(host.origin));
    return { entries, ...(await judgeRecording(file)) };
  } finally {
    await host.close();
    rmSync(file, { force: true });
  }
}

const withChecks = await checked();
const without = await unchecked();
const har = await recording();
const ratio = rounded(withChecks / without);

console.log(
  table(
    ['what', 'per second', 'ratio'],
    [
      ['the same requests, unchecked', Math.round(without), 1],
      ['checked exchanges', Math.round(withChecks), ratio],
    ],
  ),
);
console.log(
  `\n${table(
    ['recording MB', 'exchanges', 'seconds', 'most memory MB', 'exit code'],
    [[megabytes, har.entries, rounded(har.seconds), har.rss, String(har.code)]],
  )}`,
);
finish(
  {
    checked_s: Math.round(withChecks),
    unchecked_s: Math.round(without),
    ratio,
    har_mb: megabytes,
    har_rss_mb: har.rss,
    har_seconds: rounded(har.seconds),
  },
  [
    ...(ratio < MIN_RATIO ? [`${ratio} × unchecked, required are at least ${MIN_RATIO}`] : []),
    ...(har.rss > MAX_HAR_RSS_MB ? [`a recording takes ${har.rss} MB, the limit is ${MAX_HAR_RSS_MB}`] : []),
    ...(har.code !== 0 ? [`judging the recording ended with ${har.code}`] : []),
  ],
);

/** Findings for a backend: with its check.yaml, with credentials, or from its traffic. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { check } from '../../../src/composition/check.ts';
import type { CheckOptions } from '../../../src/composition/check.ts';
import { checksFor, conventionsFor } from '../../../src/composition/conventions.ts';
import { readConfiguration } from '../../../src/core/config/configuration.ts';
import { routeTo } from '../../../src/core/exchange/route.ts';
import { contractsOf, rulesOf } from '../../../src/core/run/context.ts';
import { Observations } from '../../../src/core/run/observations.ts';
import { withRules } from '../../../src/core/statedRules/stated.ts';
import { pass } from '../../../src/core/traffic/pass.ts';
import { makeTraffic } from '../../../src/core/traffic/traffic.ts';
import type { CheckedBackend } from './index.ts';
import { walk } from './walk.ts';

/**
 * How the checker meets the backend. It always has the contract, with the overlays and the envelope of check.yaml. `check.yaml`: also the
 * rest of that file. `plain`: also credentials. `proxy`: it judges a client's traffic, with the rules and private reads of the file.
 */
export type Knowledge = 'check.yaml' | 'plain' | 'proxy';

const SEED = 5;
/** Generated requests per operation; most faults show without them. */
const CASES = 4;
/** Only ends what hangs: a busy machine answers late too. */
const LONGEST_MS = 20_000;
/** The fault whose answers come later than the limit that it is checked with. */
const LATE = { fault: 'a late balance', limitMs: 1000 } as const;
const limitFor = (fault?: string): number => (fault === LATE.fault ? LATE.limitMs : LONGEST_MS);

interface Sending {
  readonly seed?: number;
  readonly cases?: number;
  /** Stops a faulty backend's run at its first finding. */
  readonly failFast?: boolean;
}

/** Checks a backend with one fault, or without. @returns the findings as texts */
export async function findingsFor(
  backend: CheckedBackend,
  how: Knowledge,
  fault?: string,
  { seed = SEED, cases = CASES, failFast = fault !== undefined }: Sending = {},
): Promise<readonly string[]> {
  const { origin, stop } = await backend.start(fault);
  try {
    return how === 'proxy'
      ? await overheard(backend, origin, limitFor(fault))
      : await checked(backend, origin, how, limitFor(fault), { failFast, seed, cases });
  } catch (error) {
    // A fault with which the run cannot start has no findings: it counts as missed.
    if (error instanceof Error && error.name === 'CannotRun' && fault !== undefined) return [];
    throw error;
  } finally {
    await stop();
  }
}

/** Contracts and check.yaml files by backend. Each is read only once, so its validators are compiled only once. */
const known = new Map<CheckedBackend, ReturnType<typeof readAll>>();

function readAll({ folder, contract }: CheckedBackend) {
  const configuration = readConfiguration(join(folder, 'check.yaml'));
  const { overlays, envelope } = configuration;
  const options = { contracts: contract, overlays, ...(envelope && { envelope }) };
  return { configuration, judging: { ...options, read: contractsOf(options) } };
}

function readOf(backend: CheckedBackend): ReturnType<typeof readAll> {
  const all = known.get(backend) ?? readAll(backend);
  known.set(backend, all);
  return all;
}

async function checked(
  backend: CheckedBackend,
  origin: string,
  how: Knowledge,
  timeLimitMs: number,
  sending: Required<Sending>,
): Promise<readonly string[]> {
  const { configuration, judging } = readOf(backend);
  const own: Partial<CheckOptions> =
    how === 'plain'
      ? { auth: await backend.accounts(origin) }
      : {
          configuration,
          journeys: true,
          timeLimitMs,
        };
  const asked = { target: origin, writes: true, ...sending };
  const options = { ...asked, ...judging, ...own };
  const { findings } = await check(options);
  return findings.map(({ operation, check: id, message }) => `${operation} ${id}: ${message}`);
}

/** Returns the findings about requests that a client sends through the proxy. */
async function overheard(
  backend: CheckedBackend,
  origin: string,
  timeLimitMs: number,
): Promise<readonly string[]> {
  const observations = new Observations();
  const { configuration, judging } = readOf(backend);
  const options = { ...judging, timeLimitMs };
  const traffic = makeTraffic(
    {
      contracts: withRules(judging.read, configuration.rules ?? {}, configuration.file),
      rules: await rulesOf(options, checksFor({})),
      observations,
      conventions: conventionsFor({}),
    },
    { private: configuration.private },
  );
  const accounts = await backend.accounts(origin);
  const { host, origin: root } = new URL(origin);
  const behind = { route: routeTo(new URL(root), Infinity, { isFresh: true }), host };
  let pending = 0;
  const server = createServer((request, response) => {
    pending += 1;
    pass(request, response, behind, (wire, received) => {
      traffic.judge(wire, received);
      pending -= 1;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  // The proxy keeps paths unchanged.
  const proxyAddress = `http://127.0.0.1:${port}${new URL(origin).pathname.replace(/\/$/, '')}`;
  await (backend.tour?.(proxyAddress) ?? walk(proxyAddress, backend.calls, accounts));
  while (pending > 0) await new Promise((done) => setImmediate(done));
  server.closeAllConnections();
  server.close();
  return observations.collector.groups.map(
    ({ fingerprint, failure }) => `${fingerprint}: ${failure.complaint.message}`,
  );
}

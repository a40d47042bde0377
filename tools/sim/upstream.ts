/**
 * `npm run proof -- sim:upstream`: measures the delay of a simulator in front of a second one. The delay may be 2 ms: the difference of the
 * p99 values, as the median of five consecutive rounds, so that a disturbed round does not count.
 */
import { operationNamed } from '#simulator/services/catalogue.ts';
import { optionsOf } from '../command.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { median } from './bench/median.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import { sessionIn } from './session.ts';
import { finish, rounded } from './table.ts';

optionsOf('npm run proof -- sim:upstream', {});

const ROUNDS = 5;
/** Requests of each path in a round. */
const REQUESTS = 2000;
const WARM = 2000;
const LIMIT_MS = 2;

const operation = operationNamed('standard.queryCouponInfo')!;
const real = await startSimulator();
const front = await startSimulator({ upstreams: [`standard=${real.origin}`] });
const clients = [http(real.origin, 10_000), http(front.origin, 10_000)];
let failed = 0;
try {
  const sessions = await Promise.all(clients.map((client) => sessionIn(client, 'baseline', 'upstream')));
  const [input] = examplesOf(operation);

  /** @returns milliseconds of each request: direct, and through `front` */
  const round = async (requests: number): Promise<number[][]> => {
    const took: number[][] = [[], []];
    for (let request = 0; request < requests; request += 1)
      // Alternating, so that a busy machine affects both.
      for (const [index, session] of sessions.entries()) {
        const started = performance.now();
        const { status } = await session.call(operation, input);
        took[index]?.push(performance.now() - started);
        if (status !== 200) failed += 1;
      }
    return took;
  };

  await round(WARM);
  const p50: number[] = [];
  const p99: number[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    const [direct, forwarded] = await round(REQUESTS);
    p50.push(at(forwarded, 0.5) - at(direct, 0.5));
    p99.push(at(forwarded, 0.99) - at(direct, 0.99));
  }
  const addedP99Ms = rounded(median(p99));
  finish(
    {
      rounds: ROUNDS,
      requests: ROUNDS * REQUESTS,
      failed,
      addedP50Ms: rounded(median(p50)),
      addedP99Ms,
      p99OfRounds: p99.map(rounded).join('/'),
      limitMs: LIMIT_MS,
    },
    [
      ...(failed > 0 ? [`${failed} requests failed`] : []),
      ...(addedP99Ms > LIMIT_MS
        ? [`an upstream adds ${addedP99Ms} ms at p99, the limit is ${LIMIT_MS}`]
        : []),
    ],
  );
} finally {
  clients.forEach((client) => client.close());
  await front.stop();
  await real.stop();
}

/** @returns the quantile of the values */
function at(all: readonly number[] = [], share: number): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length * share)] ?? Number.NaN;
}

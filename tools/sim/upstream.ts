/**
 * `npm run sim:upstream`: a simulator in front of a second one, beside it asked directly. How much longer an answer takes by
 * way of the first one may be 2 ms: the p99 of the one less that of the other.
 */
import { operationNamed } from '#simulator/services/catalogue.ts';
import { optionsOf } from '../command.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import { sessionIn } from './session.ts';
import { finish, rounded } from './table.ts';

optionsOf('npm run sim:upstream', {});

const REQUESTS = 2000;
const WARM = 2000;
const LIMIT_MS = 2;

const operation = operationNamed('standard.queryCouponInfo')!;
const real = await startSimulator();
const front = await startSimulator({ upstreams: [`standard=${real.origin}`] });
const clients = [http(real.origin, 10_000), http(front.origin, 10_000)];
try {
  const sessions = await Promise.all(clients.map((client) => sessionIn(client, 'baseline', 'upstream')));
  const [input] = examplesOf(operation);
  const took: number[][] = [[], []];
  let failed = 0;
  for (let request = 0; request < REQUESTS + WARM; request += 1)
    // In turn, so that a busy machine is busy for both.
    for (const [index, session] of sessions.entries()) {
      const started = performance.now();
      const { status } = await session.call(operation, input);
      if (request >= WARM) took[index]?.push(performance.now() - started);
      if (status !== 200) failed += 1;
    }
  const at = (all: readonly number[] = [], share: number) =>
    all.toSorted((one, other) => one - other)[Math.floor(all.length * share)] ?? Number.NaN;
  const added = (share: number) => rounded(at(took[1], share) - at(took[0], share));
  finish({ requests: REQUESTS, failed, addedP50Ms: added(0.5), addedP99Ms: added(0.99), limitMs: LIMIT_MS }, [
    ...(failed > 0 ? [`${failed} requests failed`] : []),
    ...(added(0.99) > LIMIT_MS ? [`an upstream adds ${added(0.99)} ms at p99, ${LIMIT_MS} are allowed`] : []),
  ]);
} finally {
  clients.forEach((client) => client.close());
  await front.stop();
  await real.stop();
}

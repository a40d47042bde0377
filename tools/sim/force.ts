/**
 * `npm run proof -- sim:force`: forces every documented code of every operation, by a fault of the control API and by a header. Each must
 * come in its own layer. All of them take 30 s at most.
 */
import { catalogue, type Operation } from '#simulator/services/catalogue.ts';
import { codesOf } from '#simulator/services/codes.ts';
import { optionsOf } from '../command.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { codeIn } from './coverage/answer.ts';
import { http } from './http.ts';
import { inParallel } from './inParallel.ts';
import { callOf, sessionIn, type Session } from './session.ts';
import { finish, rounded } from './table.ts';

optionsOf('npm run proof -- sim:force', {});

const LIMIT_SECONDS = 30;

const simulator = await startSimulator();
const client = http(simulator.origin, 20_000, 16);
const missed: string[] = [];
let pairs = 0;

async function force(operation: Operation, session: Session): Promise<void> {
  const { address } = operation;
  const own = { 'x-sim-session': session.id };
  for (const [index, { code, layer }] of codesOf(operation).entries()) {
    const isIn = (text: string): boolean => {
      const found = codeIn(operation, JSON.parse(text));
      return found.code === code && (found.layer === 'outer') === (layer === 'outer');
    };
    pairs += 1;
    // Each fault shows once; a session holds a limited number of them.
    if (index % 50 === 49) await session.control('DELETE', '/faults');
    await session.control('POST', '/faults', { on: address, answer: { code, layer }, times: 1 });
    const byFault = await client.send(callOf(operation, {}, own));
    const byHeader = await client.send(callOf(operation, {}, { ...own, 'x-sim-force': `${layer}/${code}` }));
    if (!isIn(byFault.text)) missed.push(`${address} ${layer} ${code} by the API`);
    if (!isIn(byHeader.text)) missed.push(`${address} ${layer} ${code} by the header`);
  }
}

try {
  const started = performance.now();
  await inParallel(catalogue, 16, async (operation, index) =>
    force(operation, await sessionIn(client, 'baseline', `force-${index}`)),
  );
  const seconds = rounded((performance.now() - started) / 1000);
  finish({ pairs, missed: missed.length, seconds, limitSeconds: LIMIT_SECONDS }, [
    ...missed,
    ...(seconds > LIMIT_SECONDS ? [`${seconds} s, the limit is ${LIMIT_SECONDS}`] : []),
  ]);
} finally {
  client.close();
  await simulator.stop();
}

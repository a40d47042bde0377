/**
 * `npm run proof -- sim:faults`: tries every wire fault at every operation and at a portal file of each type: once, always and by rule.
 * A raw socket shows the received bytes, the end of the connection, and the times.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '#simulator/sessions/fault.ts';
import { optionsOf } from '../command.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { kinds, type Arrived, type Kind } from './faults/kinds.ts';
import { modes, type Mode } from './faults/modes.ts';
import { fileTargets, operationTargets, type Breakable } from './faults/targets.ts';
import { http } from './http.ts';
import { inParallel } from './inParallel.ts';
import { overSocket, partsOf } from './rawSocket.ts';
import { sessionIn, type Session } from './session.ts';
import { finish, rounded, table } from './table.ts';

optionsOf('npm run proof -- sim:faults', {});

/** Milliseconds of silence that count as hanging. */
const HANG_MS = 150;
const PATIENCE_MS = 30_000;
const LOOKS = 40;
const LOOK_MS = 50;
/** Faults at once: most of the time is waiting. */
const WIDTH = 24;

const simulator = await startSimulator();
const client = http(simulator.origin, PATIENCE_MS, WIDTH);
const missed: string[] = [];
const proofs = new Map(kinds.map(({ name }) => [name, { proven: 0, asked: 0 }]));

async function arrivedFrom(target: Breakable, session: Session, patience: number): Promise<Arrived> {
  const { method, path, headers, body } = target.callIn(session.id);
  const closing = { ...headers, connection: 'close' };
  const asked = { method, path, headers: closing, ...(body !== undefined && { body: String(body) }) };
  const received = await overSocket(simulator.origin, asked, patience);
  return { ...received, ...partsOf(received.text) };
}

/** Sends two requests: each answer is faulty or whole as expected, and the fault counts each use. */
async function isProven(target: Breakable, session: Session, kind: Kind, mode: Mode): Promise<boolean> {
  const { seed } = await session.control<{ seed: number }>('GET', '/session');
  const given = { on: target.on, answer: kind.answer, ...mode.options };
  const fault = await session.control<Fault>('POST', '/faults', given);
  let used = 0;
  let good = true;
  for (const shows of mode.shows) {
    const hangs = shows && kind.name === 'hang';
    const arrived = await arrivedFrom(target, session, hangs ? HANG_MS : PATIENCE_MS);
    if (shows) used += 1;
    // A busy simulator may read an abandoned request only after the next one, so this waits.
    if (hangs) await hasCounted(session, used);
    const judged = { target, seed, fault: { ...fault, used } };
    good &&= shows ? kind.fits(arrived, judged) : arrived.status === 200 && target.isWhole(arrived.body);
  }
  const isCounted = await hasCounted(session, used);
  await session.control('DELETE', '/faults');
  return good && isCounted;
}

/** Waits until the simulator has read an abandoned request. */
async function hasCounted(session: Session, used: number): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const [fault] = await session.control<Fault[]>('GET', '/faults');
    if (fault?.used === used) return true;
    await wait(LOOK_MS);
  }
  return false;
}

async function prove(target: Breakable, session: Session): Promise<void> {
  for (const kind of kinds)
    for (const mode of modes) {
      const proof = proofs.get(kind.name)!;
      proof.asked += 1;
      if (await isProven(target, session, kind, mode)) proof.proven += 1;
      else missed.push(`${target.on}: ${kind.name}, ${mode.name}`);
    }
}

try {
  const started = performance.now();
  const files = await fileTargets(simulator.origin);
  const operations = operationTargets();
  await inParallel([...operations, ...files], WIDTH, async (target, index) =>
    prove(target, await sessionIn(client, 'baseline', `faults-${index}`)),
  );
  const rows = [...proofs].map(([name, { proven, asked }]) => [name, proven, asked] as const);
  console.log(table(['on the wire', 'proven', 'of'], rows));
  const total = (place: 1 | 2): number => rows.reduce((sum, row) => sum + row[place], 0);
  finish(
    {
      operations: operations.length,
      files: files.length,
      faults: kinds.length,
      proofs: total(2),
      proven: total(1),
      seconds: rounded((performance.now() - started) / 1000),
    },
    [...missed, ...(files.length > 1 ? [] : ['the portal is not built: npm run build'])],
  );
} finally {
  client.close();
  await simulator.stop();
}

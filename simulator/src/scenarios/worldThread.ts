/** Makes one world and sends it in slices (largeWorlds.ts). */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { makeWorld } from '../world/baseline.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import type { LargeWorldInputs, Slice } from './largeWorlds.ts';

/** Rows of a slice: they cost the receiving thread a few milliseconds. */
const ROWS = 500;

if (!parentPort) throw new Error('worldThread.ts runs as a worker thread');
const main = parentPort;
const { given, ...how }: LargeWorldInputs = workerData;

async function send(slice: Slice): Promise<void> {
  const taken = once(main, 'message');
  main.postMessage(slice);
  await taken;
}

try {
  const world = makeWorld(given, how);
  for (const [name, value] of Object.entries<unknown>(world)) {
    if (!Array.isArray(value)) await send({ kind: 'member', name, value });
    // An empty list has one slice too.
    else
      for (let at = 0; at === 0 || at < value.length; at += ROWS)
        await send({ kind: 'rows', name, rows: value.slice(at, at + ROWS) });
  }
  main.postMessage({ kind: 'done' } satisfies Slice);
} catch (error) {
  if (!(error instanceof GivenImpossible)) throw error;
  main.postMessage({ kind: 'impossible', message: error.message } satisfies Slice);
}

/** Makes one world and sends it slice by slice (largeWorlds.ts). */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { makeWorld } from '../world/baseline.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import type { World } from '../world/world.ts';
import type { Drawn, Slice } from './largeWorlds.ts';

/** Rows of a slice: a few milliseconds of the thread that takes it. */
const ROWS = 500;

if (!parentPort) throw new Error('worldThread.ts runs as a worker thread');
const other = parentPort;
const { given, ...how } = workerData as Drawn;

async function send(slice: Slice): Promise<void> {
  const taken = once(other, 'message');
  other.postMessage(slice);
  await taken;
}

try {
  const world = makeWorld(given, how);
  for (const [name, value] of Object.entries(world) as [keyof World, unknown][]) {
    if (!Array.isArray(value)) await send({ say: 'slice', name, part: value, isList: false });
    else
      for (let at = 0; at === 0 || at < value.length; at += ROWS)
        await send({ say: 'slice', name, part: value.slice(at, at + ROWS), isList: true });
  }
  other.postMessage({ say: 'done' } satisfies Slice);
} catch (error) {
  if (!(error instanceof GivenImpossible)) throw error;
  other.postMessage({ say: 'impossible', message: error.message } satisfies Slice);
}

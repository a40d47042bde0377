/**
 * Makes worlds of the sizes above L, which take seconds and tens of MB. Each is made in a separate thread, one at a
 * time, and arrives in slices, so that other requests are answered meanwhile.
 */
import { Worker } from 'node:worker_threads';
import { deepFreeze } from '../json/deepFreeze.ts';
import { isLargeSize, type WorldSize } from '../world/baseline/drawn.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import type { Given } from '../world/given.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';

/** Maximum number of worlds that wait or are being made; each takes seconds and tens of MB. */
const WAITING = 3;

/** Inputs of a world that a thread generates. */
export interface LargeWorldInputs {
  readonly given: Given;
  /** Random seed. */
  readonly seed: string;
  readonly now: Instant;
  readonly size: WorldSize;
}

/** Message of the thread: one slice, sent after the previous one was taken. */
export type Slice =
  | { readonly kind: 'rows'; readonly name: string; readonly rows: readonly unknown[] }
  | { readonly kind: 'member'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'impossible'; readonly message: string }
  | { readonly kind: 'done' };

export class TooManyLargeWorlds extends Error {
  override readonly name = 'TooManyLargeWorlds';
  constructor() {
    super(`已有 ${WAITING} 个大型世界在等待生成，请稍后再试`);
  }
}

/** Worlds made ahead, by seed and time. Each is taken by the session that it was made for. */
const prepared = new Map<string, World>();
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The seed contains the scenarios' names and the size (worlds.ts). */
const keyOf = ({ seed, now }: LargeWorldInputs): string => `${seed} ${now}`;

/**
 * Makes a large world while other requests are answered. Smaller worlds are made on demand.
 * @throws TooManyLargeWorlds, GivenImpossible
 */
export async function makeAhead(inputs: LargeWorldInputs): Promise<void> {
  if (!isLargeSize(inputs.size)) return;
  if (waiting >= WAITING) throw new TooManyLargeWorlds();
  waiting += 1;
  const making = turn.then(() => inThread(inputs));
  turn = making.catch(() => undefined);
  try {
    const world = await making;
    // Drops an earlier world that was never taken.
    prepared.clear();
    prepared.set(keyOf(inputs), world);
  } finally {
    waiting -= 1;
  }
}

/** @returns undefined if none was made ahead */
export function takePrepared(inputs: LargeWorldInputs): World | undefined {
  const world = prepared.get(keyOf(inputs));
  prepared.delete(keyOf(inputs));
  return world;
}

function inThread(inputs: LargeWorldInputs): Promise<World> {
  const world: Record<string, unknown> = {};
  const lists: Record<string, unknown[]> = {};
  const thread = new Worker(new URL('./worldThread.ts', import.meta.url), { workerData: inputs });
  return new Promise<World>((done, fail) => {
    thread.on('message', (slice: Slice) => {
      if (slice.kind === 'impossible') return fail(GivenImpossible.fromMessage(slice.message));
      if (slice.kind === 'done') return done(deepFreeze({ ...world, ...lists } as unknown as World));
      if (slice.kind === 'rows') (lists[slice.name] ??= []).push(...deepFreeze(slice.rows));
      else world[slice.name] = slice.value;
      thread.postMessage('next');
    });
    thread.once('error', fail);
    thread.once('exit', () => fail(new Error('the thread that makes a world ended early')));
  }).finally(() => void thread.terminate());
}

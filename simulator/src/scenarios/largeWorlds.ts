/**
 * Worlds of the sizes above L. They take seconds and tens of MB: each is made in a thread of its own, one at a time, and comes over
 * in slices, so that other requests are answered meanwhile.
 */
import { Worker } from 'node:worker_threads';
import { deepFreeze } from '../json/deepFreeze.ts';
import { isLargeSize, type WorldSize } from '../world/baseline/drawn.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import type { Given } from '../world/given.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';

/** How many may wait for their turn. */
const WAITING = 3;

/** All that a drawn world is made from. */
export interface Drawn {
  readonly given: Given;
  /** Of its chance. */
  readonly seed: string;
  readonly now: Instant;
  readonly size: WorldSize;
}

/** What the thread sends: a slice at a time, each when the one before has been taken. */
export type Slice =
  | { readonly say: 'rows'; readonly name: string; readonly rows: readonly unknown[] }
  | { readonly say: 'member'; readonly name: string; readonly value: unknown }
  | { readonly say: 'impossible'; readonly message: string }
  | { readonly say: 'done' };

export class TooManyLargeWorlds extends Error {
  override readonly name = 'TooManyLargeWorlds';
  constructor() {
    super(`已有 ${WAITING} 个大型世界在等待生成，请稍后再试`);
  }
}

/** Made, and taken by the session that is begun next. */
const made = new Map<string, World>();
let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

const keyOf = ({ seed, now }: Drawn): string => `${seed} ${now}`;

/** Has a world made beside other requests; smaller ones are made where they are asked for. @throws TooManyLargeWorlds, GivenImpossible */
export async function makeAhead(drawn: Drawn): Promise<void> {
  if (!isLargeSize(drawn.size)) return;
  if (waiting >= WAITING) throw new TooManyLargeWorlds();
  waiting += 1;
  const making = turn.then(() => inThread(drawn));
  turn = making.catch(() => undefined);
  try {
    const world = await making;
    // One that was not taken is not kept beside another.
    made.clear();
    made.set(keyOf(drawn), world);
  } finally {
    waiting -= 1;
  }
}

/** @returns undefined where none was made ahead */
export function takeMade(drawn: Drawn): World | undefined {
  const world = made.get(keyOf(drawn));
  made.delete(keyOf(drawn));
  return world;
}

function inThread(drawn: Drawn): Promise<World> {
  const world: Record<string, unknown> = {};
  const lists: Record<string, unknown[]> = {};
  const thread = new Worker(new URL('./worldThread.ts', import.meta.url), { workerData: drawn });
  return new Promise<World>((done, fail) => {
    thread.on('message', (slice: Slice) => {
      if (slice.say === 'impossible') return fail(GivenImpossible.saying(slice.message));
      if (slice.say === 'done') return done(deepFreeze({ ...world, ...lists } as unknown as World));
      if (slice.say === 'rows') (lists[slice.name] ??= []).push(...deepFreeze(slice.rows));
      else world[slice.name] = slice.value;
      thread.postMessage('next');
    });
    thread.once('error', fail);
    thread.once('exit', () => fail(new Error('the thread that makes a world ended early')));
  }).finally(() => void thread.terminate());
}

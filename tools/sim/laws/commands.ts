/** What can happen to a company, as fast-check commands: an operation is called, time passes, time is taken back. */
import fc from 'fast-check';
import { catalogue } from '#simulator/services/catalogue.ts';
import { dayOf } from '#simulator/world/calendar.ts';
import { brokenLaws } from '#simulator/world/laws.ts';
import { everyValue, examplesFor, mistakes, namedByPool } from '../coverage/candidates.ts';
import type { Payload } from '../coverage/candidates.ts';
import { disagreements } from './agreement.ts';
import { knownTo } from './known.ts';
import type { Rig } from './rig.ts';

const DAY = 86_400_000;
const writes = catalogue.filter(({ effect }) => effect === 'write');

/** What the commands remember beside the world: how it looked when. */
export interface Model {
  /** Earlier moments and every byte of their worlds, in order of time. */
  readonly moments: { at: number; bytes: string }[];
  readonly tally: { calls: number; changed: number; refused: number; moves: number };
}

/** @throws naming every broken law */
function check(rig: Rig, after: string): void {
  const broken = [...brokenLaws(rig.session.world, dayOf(rig.now)), ...disagreements(rig)];
  if (broken.length > 0)
    throw new Error(`after ${after}: ${broken.map(({ law, where }) => `${law} (${where})`).join('; ')}`);
}

class Call implements fc.Command<Model, Rig> {
  readonly #operation: number;
  readonly #payload: number;
  constructor(operation: number, payload: number) {
    this.#operation = operation;
    this.#payload = payload;
  }

  check(): boolean {
    return true;
  }

  run({ tally }: Model, rig: Rig): void {
    const operation = writes[this.#operation % writes.length]!;
    const payloads = this.#payloads(rig);
    const payload = payloads[this.#payload % payloads.length]!;
    const before = rig.session.world;
    const reply = rig.call(operation, payload);
    if (!reply) return;
    tally.calls += 1;
    if (reply.changed) tally.changed += 1;
    if (reply.refuse !== undefined) tally.refused += 1;
    // A reply that says nothing of the world has left it alone: worlds are frozen, so the very same one is still there.
    if (!reply.changed && rig.session.world !== before)
      throw new Error(`${operation.address} is half applied`);
    if (reply.changed) check(rig, `${operation.address} ${JSON.stringify(payload)}`);
  }

  #payloads(rig: Rig): Payload[] {
    const operation = writes[this.#operation % writes.length]!;
    const { product } = rig.session.world.viewer;
    const examples = examplesFor(operation, product);
    const pool = knownTo(rig);
    const named = namedByPool(operation, product, pool, 5);
    const [first = {}] = named.length > 0 ? named : examples;
    return [...examples, ...named, ...everyValue(operation, first), ...mistakes(first, pool)].filter(
      (payload) => !('fileContent' in payload),
    );
  }

  toString(): string {
    return `call ${writes[this.#operation % writes.length]?.address}#${this.#payload}`;
  }
}

class Advance implements fc.Command<Model, Rig> {
  readonly #days: number;
  constructor(days: number) {
    this.#days = days;
  }

  check(): boolean {
    return true;
  }

  run({ moments, tally }: Model, rig: Rig): void {
    moments.push({ at: rig.now, bytes: JSON.stringify(rig.session.world) });
    rig.moveTo(rig.now + this.#days * DAY);
    tally.moves += 1;
    check(rig, this.toString());
  }

  toString(): string {
    return `advance ${this.#days} days`;
  }
}

class Rewind implements fc.Command<Model, Rig> {
  readonly #back: number;
  constructor(back: number) {
    this.#back = back;
  }

  check({ moments }: Model): boolean {
    return moments.length > 0;
  }

  run({ moments, tally }: Model, rig: Rig): void {
    const place = Math.max(0, moments.length - 1 - this.#back);
    const { at, bytes } = moments[place]!;
    moments.length = place;
    rig.moveTo(at);
    tally.moves += 1;
    if (JSON.stringify(rig.session.world) !== bytes) throw new Error(`rewinding to ${at} left other bytes`);
    check(rig, this.toString());
  }

  toString(): string {
    return `rewind ${this.#back + 1} moves`;
  }
}

const call = fc
  .tuple(fc.nat(writes.length - 1), fc.nat(10_000))
  .map(([operation, payload]) => new Call(operation, payload));
const advance = fc.integer({ min: 1, max: 40 }).map((days) => new Advance(days));
const rewind = fc.nat(3).map((back) => new Rewind(back));

/** Calls mostly; time passes and is taken back now and then. */
export const commandsOf = (count: number): fc.Arbitrary<Iterable<fc.Command<Model, Rig>>> =>
  fc.commands([call, call, call, call, call, advance, rewind], { maxCommands: count, size: 'max' });

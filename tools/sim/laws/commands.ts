/** Events of a company as fast-check commands: an operation is called, time passes, time is rewound. */
import fc from 'fast-check';
import { catalogue } from '#simulator/services/catalogue.ts';
import { placeOrders } from '#simulator/world/orders/purchases.ts';
import { applyRefund } from '#simulator/world/orders/refunds.ts';
import { defaultProduct } from '#simulator/world/products.ts';
import { everyValue, examplesFor, wrongInputs, namedByPool } from '../coverage/candidates.ts';
import type { Payload } from '../coverage/candidates.ts';
import { check, type Model } from './check.ts';
import { minutesPass, movingMoney } from './funds.ts';
import { knownTo } from './known.ts';
import type { Rig } from './rig.ts';

const DAY = 86_400_000;
const writes = catalogue.filter(({ effect }) => effect === 'write');

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

  run({ counts }: Model, rig: Rig): void {
    counts.executed += 1;
    const operation = writes[this.#operation % writes.length]!;
    const payloads = this.#payloads(rig);
    // The lowest bit of the number has chosen the kind. The others choose one.
    const payload = payloads[(this.#payload >> 1) % payloads.length]!;
    const before = rig.session.world;
    const reply = rig.call(operation, payload);
    if (!reply) return;
    counts.calls += 1;
    if (reply.changed) counts.changed += 1;
    if (reply.refuse !== undefined) counts.refused += 1;
    // A reply without a change keeps the identical world object, because worlds are frozen.
    if (!reply.changed && rig.session.world !== before)
      throw new Error(`${operation.address} is half applied`);
    if (reply.changed) check(rig, `${operation.address} ${JSON.stringify(payload)}`);
  }

  /** Returns valid requests or mistakes: half of the numbers choose each. */
  #payloads(rig: Rig): Payload[] {
    const operation = writes[this.#operation % writes.length]!;
    const { product } = rig.session.world.viewer;
    const examples = examplesFor(operation, product);
    const pool = knownTo(rig);
    const named = namedByPool(operation, product, pool, 5);
    const valid = [...examples, ...named];
    if (this.#payload % 2 === 0) return valid;
    const [first = {}] = named.length > 0 ? named : examples;
    // `fileContent` is the file of an upload, which only a request over HTTP has (session.ts).
    const mistaken = [...everyValue(operation, first), ...wrongInputs(operation, first, pool)].filter(
      (payload) => !('fileContent' in payload),
    );
    return mistaken.length > 0 ? mistaken : valid;
  }

  toString(): string {
    return `call ${writes[this.#operation % writes.length]?.address}#${this.#payload}`;
  }
}

/** A sale of the mall to one of the accounts; no operation of the provider does this. */
class Buy implements fc.Command<Model, Rig> {
  readonly #account: number;
  readonly #amount: number;
  constructor(account: number, amount: number) {
    this.#account = account;
    this.#amount = amount;
  }

  check(): boolean {
    return true;
  }

  run({ counts }: Model, rig: Rig): void {
    counts.executed += 1;
    const { accounts, viewer } = rig.session.world;
    const { pin } = accounts[this.#account % accounts.length]!;
    const product = viewer.product ?? defaultProduct;
    const purchase = { product, pin, goods: '打印纸', amount: this.#amount };
    rig.command((world, now) => placeOrders(world, [purchase], now));
    check(rig, this.toString());
  }

  toString(): string {
    return `buy for ${this.#amount} cents`;
  }
}

/** Return of a part of an order. */
class SendBack implements fc.Command<Model, Rig> {
  readonly #order: number;
  readonly #share: number;
  constructor(order: number, share: number) {
    this.#order = order;
    this.#share = share;
  }

  check(): boolean {
    return true;
  }

  run({ counts }: Model, rig: Rig): void {
    counts.executed += 1;
    const { orders } = rig.session.world;
    const order = orders[this.#order % Math.max(1, orders.length)];
    if (!order) return;
    const amount = 1 + (this.#share % order.amount);
    rig.command((world, now) => applyRefund(world, { orderId: order.id, amount, reason: '不想要了' }, now));
    check(rig, this.toString());
  }

  toString(): string {
    return `send back #${this.#order}`;
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

  run({ moments, counts }: Model, rig: Rig): void {
    counts.executed += 1;
    moments.push({ at: rig.now, bytes: JSON.stringify(rig.session.world) });
    rig.moveTo(rig.now + this.#days * DAY);
    counts.moves += 1;
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

  check(): boolean {
    return true;
  }

  run({ moments, counts }: Model, rig: Rig): void {
    counts.executed += 1;
    // Without an earlier moment there is nothing to rewind to.
    if (moments.length === 0) return;
    const place = Math.max(0, moments.length - 1 - this.#back);
    const { at, bytes } = moments[place]!;
    moments.length = place;
    rig.moveTo(at);
    counts.moves += 1;
    if (JSON.stringify(rig.session.world) !== bytes) throw new Error(`rewinding to ${at} left other bytes`);
    check(rig, this.toString());
  }

  toString(): string {
    return `rewind ${this.#back + 1} moves`;
  }
}

const call = fc
  .tuple(fc.nat(writes.length - 1), fc.nat(10_000))
  .map(([operation, payload]): Command => new Call(operation, payload));
const advance = fc.integer({ min: 1, max: 40 }).map((days): Command => new Advance(days));
const rewind = fc.nat(3).map((back): Command => new Rewind(back));

const buy = fc
  .tuple(fc.nat(12), fc.integer({ min: 1, max: 5_000_000 }))
  .map(([account, amount]): Command => new Buy(account, amount));
const sendBack = fc.tuple(fc.nat(), fc.nat()).map(([order, share]): Command => new SendBack(order, share));

export type Command = fc.Command<Model, Rig>;

/** Returns mostly calls, with some orders, returns, movements of fund accounts, and clock changes. */
export const commandsOf = (count: number): fc.Arbitrary<Command[]> => {
  const command = fc.oneof(
    { arbitrary: call, weight: 6 },
    { arbitrary: buy, weight: 2 },
    { arbitrary: sendBack, weight: 1 },
    { arbitrary: movingMoney, weight: 3 },
    { arbitrary: minutesPass, weight: 1 },
    { arbitrary: advance, weight: 1 },
    { arbitrary: rewind, weight: 1 },
  );
  return fc.array(command, { minLength: count, maxLength: count, size: 'max' });
};

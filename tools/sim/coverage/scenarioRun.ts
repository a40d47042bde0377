/** Runs one scenario: reads in one session, each write in a world without other writes. */
import { posix } from 'node:path';
import { catalogue } from '#simulator/services/catalogue.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import type { Http } from '../http.ts';
import type { InProcess } from '../inProcess.ts';
import type { Session } from '../session.ts';
import { sessionIn } from '../session.ts';
import { isUnderstood, keepsWorld, requestValues, shownBy } from './answer.ts';
import type { Shown } from './answer.ts';
import { everyValue, examplesFor, invalid, namedByPool } from './candidates.ts';
import type { Payload } from './candidates.ts';
import { isOnlyInRequests } from './documented.ts';
import { Pool } from './pool.ts';

/** Maximum number of resources of one kind that a scenario reads. The thorough scenario reads a whole page. */
const READ_VALUES = 3;
const ALL_VALUES = 40;
const ONE_VALUE = 1;
/** In this scenario every service gets every documented value and invalid requests. */
export const THOROUGH = 'baseline';

/** Members whose values only the thorough scenario varies. */
const VARIED_IN_ONE_SCENARIO = ['productCode', 'sort', 'pageSize'];

const isWrite = ({ effect }: { effect?: string }): boolean => effect === 'write';
const reads = catalogue.filter((operation) => !isWrite(operation));
const writes = catalogue.filter(isWrite);

/** Tells whether two operations of a service share a folder of paths. */
const isBeside =
  ({ service, path }: Operation) =>
  (other: Operation): boolean =>
    other.service === service && posix.dirname(other.path) === posix.dirname(path);

export class ScenarioRun {
  readonly reached = new Set<string>();
  readonly broken = new Map<string, string>();
  requests = 0;
  readonly scenario: string;
  readonly #simulator: InProcess;
  readonly #pool = new Pool();
  product: string | null = null;
  #whole: Promise<Pool> | undefined;
  /** Writes that `begin` left out. */
  #left: readonly Operation[] = [];
  /** Operations with a fault in the scenario. */
  #faulty: ReadonlySet<string> = new Set();
  readonly #asked = new Set<string>();
  #serial = 0;

  constructor(simulator: InProcess, scenario: string) {
    this.#simulator = simulator;
    this.scenario = scenario;
  }

  /** Only a connection shows the faults of a scenario. */
  get http(): Http {
    return this.#faulty.size > 0 ? this.#simulator.network : this.#simulator.direct;
  }

  /** Sends the basic requests of a scenario: examples of the chosen operations, and of those with a fault here. */
  async begin(chosen: readonly Operation[]): Promise<void> {
    const opened = await this.#sessionFor('reads');
    this.product = await productOf(opened);
    this.#faulty = await faultyIn(opened);
    this.#pool.learn(await visitOf(opened));
    const isAsked = (operation: Operation): boolean =>
      chosen.includes(operation) || this.#faulty.has(operation.address);
    await this.#readExamples(reads.filter(isAsked));
    this.#left = writes.filter((operation) => !isAsked(operation));
    await this.#writeExamples(writes.filter(isAsked));
  }

  /** Sends the basic requests that `begin` left out, of the chosen operations. */
  async beginRest(isChosen: (operation: Operation) => boolean): Promise<void> {
    await this.#readExamples(reads.filter(isChosen));
    const chosen = this.#left.filter(isChosen);
    this.#left = this.#left.filter((operation) => !chosen.includes(operation));
    await this.#writeExamples(chosen);
  }

  /** Returns the names of this world, from the answers to every read. */
  names(): Promise<Pool> {
    return (this.#whole ??= this.#readExamples(reads));
  }

  /** Sends each read's examples, and a read for each name in this world. */
  async #readExamples(operations: readonly Operation[]): Promise<Pool> {
    if (operations.length === 0) return this.#pool;
    const session = await this.#sessionFor('reads');
    for (const operation of operations)
      await this.#read(session, operation, examplesFor(operation, this.product));
    for (const operation of operations)
      await this.#read(session, operation, this.#withFoundIds(operation, ONE_VALUE));
    await session.control('DELETE', '/session');
    return this.#pool;
  }

  #writeExamples(operations: readonly Operation[]): Promise<void> {
    return this.#write((operation) =>
      operations.includes(operation) ? examplesFor(operation, this.product) : [],
    );
  }

  /**
   * Requests the remaining values of the operations.
   * @param isOpen tells whether an operation gets further requests
   */
  async askFurther(isOpen: (operation: Operation) => boolean): Promise<void> {
    const isThorough = this.scenario === THOROUGH;
    const isAsked = (operation: Operation): boolean => isThorough || isOpen(operation);
    if (!catalogue.some(isAsked)) return;
    const session = await this.#sessionFor('reads');
    for (const operation of reads.filter(isAsked))
      await this.#read(
        session,
        operation,
        this.#withFoundIds(operation, isThorough ? ALL_VALUES : READ_VALUES),
      );
    for (const operation of reads) {
      if (!isAsked(operation) || (!isThorough && operation.service !== 'provisional')) continue;
      for (const example of examplesFor(operation, this.product))
        await this.#read(session, operation, [
          ...everyValue(operation, example, isThorough ? [] : VARIED_IN_ONE_SCENARIO),
          ...invalid(operation, example),
        ]);
    }
    if (isThorough) {
      await this.#readUnsigned(session);
      await this.#writeForOther(session);
    }
    await session.control('DELETE', '/session');
    const readBack = isThorough ? reads.filter(isOpen) : [];
    await this.#write((operation) => {
      if (!isAsked(operation)) return [];
      const examples = isThorough ? examplesFor(operation, this.product) : [];
      return [
        ...this.#withFoundIds(operation, ONE_VALUE),
        ...examples.flatMap((one) => everyValue(operation, one)),
        ...examples.flatMap((one) => invalid(operation, one)),
      ];
    }, readBack);
  }

  #withFoundIds(operation: Operation, count: number): Payload[] {
    return namedByPool(operation, this.product, this.#pool, count);
  }

  #sessionFor(use: string): Promise<Session> {
    return sessionIn(this.http, this.scenario, `cov-${this.scenario}-${use}`);
  }

  /** Sends reads. A repeated read is skipped unless a fault of the scenario counts its requests. */
  async #read(session: Session, operation: Operation, payloads: readonly Payload[]): Promise<void> {
    for (const payload of payloads) {
      const key = `${operation.address} ${JSON.stringify(payload)}`;
      if (this.#asked.has(key) && !this.#faulty.has(operation.address)) continue;
      this.#asked.add(key);
      const shown = await this.#ask(session, operation, payload);
      if (shown.success) this.#pool.learn(shown.document);
      if (isLost(shown)) return;
    }
  }

  async #readUnsigned(session: Session): Promise<void> {
    for (const operation of catalogue.filter(({ signed }) => signed))
      this.#note(
        shownBy(operation, await session.callUnsigned(operation, examplesFor(operation, this.product)[0])),
        operation,
      );
  }

  /** Sends a write that is refused, so that the world does not change. */
  async #writeForOther(session: Session): Promise<void> {
    for (const operation of writes)
      this.#note(
        shownBy(operation, await session.callForOther(operation, examplesFor(operation, this.product)[0])),
        operation,
      );
  }

  /** @param readBack reads that follow an accepted write of their path: some values need one */
  async #write(
    payloadsOf: (operation: Operation) => readonly Payload[],
    readBack: readonly Operation[] = [],
  ): Promise<void> {
    /** Undefined until the session begins its scenario: at first, and again after a write that may have changed the world. */
    let fresh: Session | undefined;
    for (const operation of writes)
      for (const payload of payloadsOf(operation)) {
        fresh ??= await this.#sessionFor(String(this.#serial));
        const shown = await this.#ask(fresh, operation, payload);
        if (shown.success)
          for (const read of readBack.filter(isBeside(operation)))
            for (const example of examplesFor(read, this.product)) await this.#ask(fresh, read, example);
        if (!keepsWorld(operation, shown)) fresh = undefined;
        if (!isLost(shown)) continue;
        // The unanswered request is still open in this session, so the next write gets another.
        this.#serial += 1;
        break;
      }
  }

  async #ask(session: Session, operation: Operation, payload: Payload): Promise<Shown> {
    const shown = shownBy(operation, await session.call(operation, payload));
    this.#note(shown, operation);
    if (isUnderstood(operation, shown))
      for (const name of requestValues(operation, payload))
        if (isOnlyInRequests(name)) this.reached.add(name);
    return shown;
  }

  #note({ reached, broken }: Shown, { address }: Operation): void {
    this.requests += 1;
    for (const name of reached) this.reached.add(name);
    if (broken !== undefined && !this.broken.has(address)) this.broken.set(address, broken);
  }
}

async function faultyIn(session: Session): Promise<ReadonlySet<string>> {
  const faults = await session.control<{ on: string }[]>('GET', '/faults');
  return new Set(faults.map(({ on }) => on));
}

/** Tells whether a request timed out; further ones would only wait again. */
const isLost = ({ reached }: Shown): boolean => reached.includes('client timeout');

/** Returns the product of the scenario's viewer. */
async function productOf(session: Session): Promise<string | null> {
  const { viewer } = await session.control<{ viewer: { product: string | null } }>('GET', '/world');
  return viewer.product;
}

/** Returns the names in the scenario's address: a repayment's result page opens with its number. */
async function visitOf(session: Session): Promise<Record<string, string>> {
  const { visit } = await session.control<{ visit: string }>('GET', '/session');
  return Object.fromEntries(new URL(visit, 'http://portal.invalid').searchParams);
}

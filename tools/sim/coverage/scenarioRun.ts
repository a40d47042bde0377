/** One scenario, asked over HTTP: reads in one session, each write in a world that no other write has changed. */
import { catalogue } from '#simulator/services/catalogue.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import type { Http } from '../http.ts';
import type { Session } from '../session.ts';
import { sessionIn } from '../session.ts';
import { isUnderstood, leavesWorld, saidBy, shownBy } from './answer.ts';
import type { Shown } from './answer.ts';
import { everyValue, examplesFor, invalid, namedByPool } from './candidates.ts';
import type { Payload } from './candidates.ts';
import { isSaidOnly } from './documented.ts';
import { Pool } from './pool.ts';

/** How many values of a name a scenario asks for; the thorough one asks for all of a page. */
const READ_VALUES = 3;
const ALL_VALUES = 40;
const ONE_VALUE = 1;
/** In this scenario all services are asked with every documented value and with broken requests, not only ours. */
export const THOROUGH = 'baseline';

/** Another product, another order, another length of the page: what that shows, one scenario shows as well as another. */
const ALIKE = ['productCode', 'sort', 'pageSize'];

const isWrite = ({ effect }: { effect?: string }): boolean => effect === 'write';
const reads = catalogue.filter((operation) => !isWrite(operation));
const writes = catalogue.filter(isWrite);

/** What the reads of a scenario have named, for the conditions of the error tables. */
export interface Known {
  readonly pool: Pool;
  readonly product: string | null;
}

export class ScenarioRun {
  readonly reached = new Set<string>();
  readonly broken = new Map<string, string>();
  requests = 0;
  readonly scenario: string;
  readonly #http: Http;
  readonly #pool = new Pool();
  #product: string | null = null;
  /** The operations that a fault of the scenario speaks of. */
  #faulty: ReadonlySet<string> = new Set();
  readonly #asked = new Set<string>();
  #serial = 0;

  constructor(http: Http, scenario: string) {
    this.#http = http;
    this.scenario = scenario;
  }

  get known(): Known {
    return { pool: this.#pool, product: this.#product };
  }

  /** What is asked of every scenario: each operation's examples, and reads of one of each name that this world holds. */
  async begin(): Promise<void> {
    const session = await this.#sessionFor('reads');
    this.#product = await productOf(session);
    this.#faulty = await faultyIn(session);
    this.#pool.learn(await visitOf(session));
    for (const operation of reads)
      await this.#read(session, operation, examplesFor(operation, this.#product));
    for (const operation of reads) await this.#read(session, operation, this.#named(operation, ONE_VALUE));
    await session.control('DELETE', '/session');
    await this.#write((operation) => examplesFor(operation, this.#product));
  }

  /**
   * All that an operation may still answer.
   * @param isOpen whether it is asked for more at all
   */
  async askFurther(isOpen: (operation: Operation) => boolean): Promise<void> {
    const isThorough = this.scenario === THOROUGH;
    const isAsked = (operation: Operation): boolean => isThorough || isOpen(operation);
    if (!catalogue.some(isAsked)) return;
    const session = await this.#sessionFor('reads');
    for (const operation of reads.filter(isAsked))
      await this.#read(session, operation, this.#named(operation, isThorough ? ALL_VALUES : READ_VALUES));
    for (const operation of reads) {
      if (!isAsked(operation) || (!isThorough && operation.service !== 'provisional')) continue;
      for (const example of examplesFor(operation, this.#product))
        await this.#read(session, operation, [
          ...everyValue(operation, example, isThorough ? [] : ALIKE),
          ...invalid(operation, example),
        ]);
    }
    if (isThorough) {
      await this.#readUnsigned(session);
      await this.#writeForOther(session);
    }
    await session.control('DELETE', '/session');
    await this.#write((operation) => {
      if (!isAsked(operation)) return [];
      const examples = isThorough ? examplesFor(operation, this.#product) : [];
      return [
        ...this.#named(operation, ONE_VALUE),
        ...examples.flatMap((one) => everyValue(operation, one)),
        ...examples.flatMap((one) => invalid(operation, one)),
      ];
    });
  }

  #named(operation: Operation, count: number): Payload[] {
    return namedByPool(operation, this.#product, this.#pool, count);
  }

  #sessionFor(use: string): Promise<Session> {
    return sessionIn(this.#http, this.scenario, `cov-${this.scenario}-${use}`);
  }

  /** A read changes nothing: asked the same again it answers the same, unless a fault of the scenario counts its requests. */
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
        shownBy(operation, await session.callUnsigned(operation, examplesFor(operation, this.#product)[0])),
        operation,
      );
  }

  /** Refused, so that the world stays as it is. */
  async #writeForOther(session: Session): Promise<void> {
    for (const operation of writes)
      this.#note(
        shownBy(operation, await session.callForOther(operation, examplesFor(operation, this.#product)[0])),
        operation,
      );
  }

  async #write(payloadsOf: (operation: Operation) => readonly Payload[]): Promise<void> {
    let fresh: Session | undefined;
    for (const operation of writes)
      for (const payload of payloadsOf(operation)) {
        fresh ??= await this.#sessionFor(String(this.#serial));
        const shown = await this.#ask(fresh, operation, payload);
        if (!leavesWorld(operation, shown)) fresh = undefined;
        if (!isLost(shown)) continue;
        // Somebody still waits there, in vain: that session is left alone.
        this.#serial += 1;
        break;
      }
  }

  async #ask(session: Session, operation: Operation, payload: Payload): Promise<Shown> {
    const shown = shownBy(operation, await session.call(operation, payload));
    this.#note(shown, operation);
    if (isUnderstood(operation, shown))
      for (const name of saidBy(operation, payload)) if (isSaidOnly(name)) this.reached.add(name);
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

/** Who waits for a timeout once need not wait again. */
const isLost = ({ reached }: Shown): boolean => reached.includes('client timeout');

/** The product that the scenario's viewer stands in. */
async function productOf(session: Session): Promise<string | null> {
  const { viewer } = await session.control<{ viewer: { product: string | null } }>('GET', '/world');
  return viewer.product;
}

/** What the scenario's address names: the result page of a repayment is opened with its number. */
async function visitOf(session: Session): Promise<Record<string, string>> {
  const { visit } = await session.control<{ visit: string }>('GET', '/session');
  return Object.fromEntries(new URL(visit, 'http://portal.invalid').searchParams);
}

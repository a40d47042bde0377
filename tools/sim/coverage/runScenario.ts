/** Sends every operation in one scenario: reads in one session, each write in a fresh one. */
import { catalogue } from '#simulator/services/catalogue.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import type { Http } from '../http.ts';
import type { Session } from '../session.ts';
import { sessionIn } from '../session.ts';
import { isUnderstood, saidBy, shownBy } from './answer.ts';
import type { Shown } from './answer.ts';
import { everyValue, examplesFor, invalid, namedByPool } from './candidates.ts';
import type { Payload } from './candidates.ts';
import { isSaidOnly } from './documented.ts';
import { Pool } from './pool.ts';

export interface Seen {
  readonly scenario: string;
  readonly reached: Set<string>;
  readonly broken: Map<string, string>;
  requests: number;
  /** What its reads have named. */
  known: Known;
}

export interface Known {
  readonly pool: Pool;
  readonly product: string | null;
}

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

/** @param isOpen whether an operation is asked for more than its examples; by default it is */
export async function runScenario(
  http: Http,
  scenario: string,
  isOpen: (operation: Operation) => boolean = () => true,
): Promise<Seen> {
  const pool = new Pool();
  const session = await sessionIn(http, scenario, `cov-${scenario}`);
  const product = await productOf(session);
  const seen: Seen = {
    scenario,
    reached: new Set(),
    broken: new Map(),
    requests: 0,
    known: { pool, product },
  };
  pool.learn(await visitOf(session));
  const ask = (at: Session, operation: Operation, payload: Payload) =>
    askOnce(at, operation, payload, seen, pool);

  // A read changes nothing: asked the same again it answers the same, unless a fault of the scenario counts its requests.
  const faulty = await faultyIn(session);
  const asked = new Set<string>();
  const isRepeated = ({ address }: Operation, payload: Payload): boolean => {
    const key = `${address} ${JSON.stringify(payload)}`;
    const isKnown = asked.has(key) && !faulty.has(address);
    asked.add(key);
    return isKnown;
  };
  const read = async (operation: Operation, payloads: readonly Payload[]): Promise<void> => {
    for (const payload of payloads)
      if (!isRepeated(operation, payload) && isLost(await ask(session, operation, payload))) break;
  };

  const valuesFor = (operation: Operation): number => {
    if (scenario === THOROUGH) return ALL_VALUES;
    return isOpen(operation) ? READ_VALUES : ONE_VALUE;
  };
  for (const operation of reads) await read(operation, examplesFor(operation, product));
  for (const operation of reads)
    await read(operation, namedByPool(operation, product, pool, valuesFor(operation)));
  const asksMore = (operation: Operation): boolean =>
    scenario === THOROUGH || (operation.service === 'provisional' && isOpen(operation));
  for (const operation of reads.filter(asksMore))
    for (const example of examplesFor(operation, product))
      await read(operation, [
        ...everyValue(operation, example, scenario === THOROUGH ? [] : ALIKE),
        ...invalid(operation, example),
      ]);

  // What a write makes is in its own session alone.
  seen.known = { pool: pool.copy(), product };
  let serial = 0;
  // What is refused leaves the world as it was (sim:laws): after any other answer the next write begins afresh.
  let fresh: Session | undefined;
  for (const operation of writes) {
    const examples = examplesFor(operation, product);
    const asksNamed = scenario === THOROUGH || isOpen(operation);
    const named = asksNamed ? namedByPool(operation, product, pool, ONE_VALUE) : [];
    const broken = scenario === THOROUGH ? examples.flatMap((one) => invalid(operation, one)) : [];
    const others = scenario === THOROUGH ? examples.flatMap((one) => everyValue(operation, one)) : [];
    for (const payload of [...examples, ...named, ...others, ...broken]) {
      fresh ??= await sessionIn(http, scenario, `cov-${scenario}-${serial}`);
      const shown = await ask(fresh, operation, payload);
      if (shown.success || shown.code === undefined) fresh = undefined;
      if (!isLost(shown)) continue;
      // Somebody still waits there, in vain: that session is left alone.
      serial += 1;
      break;
    }
  }
  if (scenario === THOROUGH)
    for (const operation of catalogue.filter(({ signed }) => signed))
      note(
        shownBy(operation, await session.callUnsigned(operation, examplesFor(operation, product)[0])),
        operation,
        seen,
      );
  await session.control('DELETE', '/session');
  return seen;
}

/** The operations that a fault of the scenario speaks of. */
async function faultyIn(session: Session): Promise<ReadonlySet<string>> {
  const faults = await session.control<{ on: string }[]>('GET', '/faults');
  return new Set(faults.map(({ on }) => on));
}

/** Who waits for a timeout once need not wait again. */
const isLost = ({ reached }: Shown): boolean => reached.includes('client timeout');

async function askOnce(
  session: Session,
  operation: Operation,
  payload: Payload,
  seen: Seen,
  pool: Pool,
): Promise<Shown> {
  const shown = shownBy(operation, await session.call(operation, payload));
  note(shown, operation, seen);
  if (shown.success) pool.learn(shown.document);
  if (isUnderstood(operation, shown))
    for (const name of saidBy(operation, payload)) if (isSaidOnly(name)) seen.reached.add(name);
  return shown;
}

function note({ reached, broken }: Shown, { address }: Operation, seen: Seen): void {
  seen.requests += 1;
  for (const name of reached) seen.reached.add(name);
  if (broken !== undefined && !seen.broken.has(address)) seen.broken.set(address, broken);
}

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

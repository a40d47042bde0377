/**
 * Writes one after the other, each followed by the reads that know the same things, and by others' eyes: the witness notices what
 * does not fit. Which operations belong together the contract says (its paths, links and names), nobody by hand.
 */
import { flattened } from '../contract/flattened.ts';
import type { Kind, Operation, Payload } from '../contract/types.ts';
import { travels } from '../exchange/spread.ts';
import type { Login } from '../exchange/ask.ts';
import { curlOf } from '../exchange/curl.ts';
import { isObject } from '../object.ts';
import type { Headers } from '../options.ts';
import type { Case, Expectation } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { masked } from '../report/masked.ts';
import { isSecretHeader, secretsOf } from '../report/secrets.ts';
import { isOfNobody, otherwise, strangeRequests, withoutOne } from '../requests/candidates.ts';
import { backward } from '../requests/inOrder.ts';
import { narrowed } from '../requests/narrowed.ts';
import { firstPages, partOf, smallPages } from '../requests/paging.ts';
import { idempotencyKey, withFreshKey } from '../requests/idempotencyKey.ts';
import { asksForNothing } from '../requests/spanFilters.ts';
import type { Pool } from '../requests/pool.ts';
import { unlike } from '../requests/unlike.ts';
import { examplesOf } from '../requests/valid.ts';
import { isUnreached } from '../sessions/sessions.ts';
import { itemsOf } from '../checks/items.ts';
import { thingOf } from '../checks/thing.ts';
import { consistent } from '../witness/consistent.ts';
import { Witness } from '../witness/witness.ts';
import type { RunContext } from './context.ts';
import { explore } from './explore.ts';
import type { Observations } from './observations.ts';
import type { Sent } from './send.ts';

const STRANGE = 16;
const VARIED = 4;
/** How many other things are asked for where the first is refused. */
const OTHERS = 5;
/** How far what comes next is followed. */
const PAGES = 4;
const TRIED: Expectation = { kind: 'answered', tried: true };

export async function runRounds(context: RunContext, observations: Observations): Promise<void> {
  const operations = context.operations.filter(({ roles }) => roles && roles.length > 0);
  const { replay } = context.options;
  if (operations.length === 0 || (replay !== undefined && !replay.startsWith('round/'))) return;
  const round = await Round.begin(context, observations);
  if (!round) return;
  for (const operation of operations.filter(({ effect }) => effect === 'read')) {
    await round.readPages(operation);
    await round.readParts(operation);
    await round.readOn(operation);
    await round.readAsOther(operation);
    await round.readNothing(operation);
  }
  const writes = operations.filter(({ effect, roles = [] }) => effect === 'write' && roles.length > 0);
  for (const operation of inOrder(writes)) await round.write(operation);
}

/** A room is made before the bookings in it, and taken away after them. */
function inOrder(writes: readonly Operation[]): Operation[] {
  const deep = writes.toSorted((one, other) => depthOf(one) - depthOf(other));
  const ranked = (rank: number): Operation[] => deep.filter((operation) => rankOf(operation) === rank);
  return [...ranked(0), ...ranked(1), ...ranked(2).reverse()];
}

/** What makes things first, what takes them away last. */
const rankOf = ({ method, roles = [] }: Operation): number =>
  method === 'DELETE' ? 2 : roles.some(({ does }) => does === 'made') ? 0 : 1;

/** What names things in the path of a request. */
const namesInPath = ({ places = {} }: Operation, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => places[name]?.in === 'path'));

/** What names the thing of a request. */
const namedBy = (operation: Operation, { as }: Kind, payload: Payload): Payload => ({
  ...namesInPath(operation, payload),
  ...(payload[as] !== undefined && { [as]: payload[as] }),
});

/** Of these names the one of the kind, and those that the path has. */
const known = ({ places = {} }: Operation, named: Payload, { as }: Kind): Payload =>
  Object.fromEntries(Object.entries(named).filter(([name]) => name === as || places[name]?.in === 'path'));

/** Under which name the state of the thing is sent along. */
const ifMatch = ({ places = {} }: Operation): string | undefined =>
  Object.keys(places).find((name) => places[name]?.in === 'header' && /^if-match$/i.test(places[name].name));

const depthOf = ({ url }: Operation): number => url.split('{').length;

class Round {
  readonly #context: RunContext;
  readonly #observations: Observations;
  readonly #headers: ReadonlyMap<Login, Headers>;
  readonly #witness: Witness;
  readonly #pool: Pool;
  /** The newest thing of each kind, which is asked for and written to. */
  readonly #newest = new Map<string, unknown>();
  #count = 0;

  private constructor(
    context: RunContext,
    observations: Observations,
    headers: ReadonlyMap<Login, Headers>,
    pool: Pool,
  ) {
    this.#context = context;
    this.#observations = observations;
    this.#headers = headers;
    this.#pool = pool;
    this.#witness = new Witness({
      private: context.options.configuration?.private ?? [],
      accountsAreKnown: true,
    });
  }

  static async begin(context: RunContext, observations: Observations): Promise<Round | undefined> {
    const headers = new Map<Login, Headers>();
    for (const login of ['parent', 'other'] as const) {
      const opened = await context.sessions.open({ login });
      if (!isUnreached(opened)) headers.set(login, opened);
    }
    const parent = headers.get('parent');
    if (!parent) return undefined;
    const pool = await explore(context.neighbours, parent, context.sender, 1);
    return new Round(context, observations, headers, pool);
  }

  /** The first two pages: what stands on one does not stand on the other. */
  async readPages(operation: Operation): Promise<void> {
    const base = this.#filled(operation);
    for (const payload of smallPages(operation, base)) await this.#ask(operation, payload);
  }

  /** Halves of the list, each order, each filter: what is listed is there too. */
  async readParts(operation: Operation): Promise<void> {
    const whole = this.#widest(operation);
    const list = await this.#ask(operation, whole);
    const items = list && itemsOf(operation, list.exchange.verdict);
    if (!items || items.length === 0) return;
    this.#pool.learn(items);
    const half = Math.ceil(items.length / 2);
    const parts = [...firstPages(operation, whole, half), ...narrowed(operation, whole, this.#pool)];
    for (const payload of parts)
      if (this.#isSound(operation, payload)) await this.#ask(operation, payload, 'parent', TRIED);
    await this.#ask(operation, whole);
  }

  /** Another account asks for what the first was shown. */
  async readAsOther(operation: Operation): Promise<void> {
    const isOne = operation.roles?.some(({ does }) => does === 'one') === true;
    const payload = isOne ? this.#filled(operation) : this.#widest(operation);
    for (const login of ['parent', 'other'] as const) await this.#ask(operation, payload, login);
  }

  /** What comes next, as each answer says it; that there is no more is said of the last one alone. */
  async readOn(operation: Operation): Promise<void> {
    const { ask, size, next = '', more = '' } = operation.cursor ?? {};
    if (ask === undefined) return;
    const whole = await this.#ask(operation, this.#widest(operation));
    const items = whole && itemsOf(operation, whole.exchange.verdict);
    if (!items || items.length < 2) return;
    const base = { ...this.#widest(operation), ...(size !== undefined && { [size]: 1 }) };
    let from: unknown;
    for (let count = 0; count < Math.min(items.length, PAGES); count += 1) {
      const sent = await this.#ask(operation, { ...base, ...(from !== undefined && { [ask]: from }) });
      if (!sent?.exchange.verdict.success) return;
      const data = thingOf(operation, sent.exchange.verdict.data);
      from = partOf(data, next);
      const isLast = itemsOf(operation, sent.exchange.verdict)?.length !== 1 || count === items.length - 1;
      if (!isLast && partOf(data, more) === false)
        this.#say(
          sent,
          [whole, sent],
          'pages/more',
          `there is said to be no more after ${count + 1} of ${items.length}`,
        );
      if (typeof from !== 'string' || from === '') return;
    }
  }

  #say(sent: Sent, steps: readonly Sent[], pointer: string, message: string): void {
    this.#observations.collector.addConversation(
      { check: consistent, complaint: { message, pointer } },
      sent,
      {
        id: 'round/all',
        steps: steps.map((each) => this.#stepOf(each)),
      },
    );
  }

  /** Days on which nothing is: a backend may refuse to look so far. */
  async readNothing(operation: Operation): Promise<void> {
    for (const payload of asksForNothing(operation, this.#widest(operation)))
      if (this.#isSound(operation, payload))
        await this.#ask(operation, payload, 'parent', { kind: 'conversation' });
  }

  #isSound(operation: Operation, payload: Payload): boolean {
    const { validators } = this.#context.rules;
    return travels(operation, payload) && validators.request(operation, payload).length === 0;
  }

  async write(operation: Operation): Promise<void> {
    const sound = (payload: Payload): boolean => this.#isSound(operation, payload);
    if (operation.method === 'DELETE') await this.#make(operation);
    await this.#look(operation, 'parent');
    const wanted = this.#filled(operation);
    if (!sound(wanted)) return;
    const was = await this.#switches(operation, wanted);
    for (const { kind, does } of operation.roles ?? [])
      if (does === 'one') await this.#details(kind, namedBy(operation, kind, wanted), 'parent');
    const first = await this.#firstOf(operation, [
      wanted,
      ...this.#others(operation).filter(sound),
      this.#unlike(operation, wanted),
    ]);
    const base = first?.case.ask.payload ?? wanted;
    if (first?.exchange.verdict.success) {
      await this.#after(operation, first);
      if (idempotencyKey(operation, base) !== undefined) await this.#ask(operation, base);
      await this.#asItWas(operation, first);
    }
    if (operation.method === 'DELETE') return;
    // Another key, or it would be the same request.
    for (const payload of otherwise(operation, base).filter(sound).slice(0, VARIED)) {
      const expect = isOfNobody(payload) ? TRIED : undefined;
      const makes = operation.roles?.some(({ does }) => does === 'made') === true;
      // What was made once is not to be made again.
      const own = makes ? this.#unlike(operation, payload) : this.#fresh(operation, payload);
      const sent = await this.#ask(operation, own, 'parent', expect);
      if (sent?.exchange.verdict.success) await this.#after(operation, sent);
    }
    // It may be refused as wrong, and is not to be taken.
    for (const payload of backward(base).filter(sound))
      await this.#ask(operation, this.#fresh(operation, payload), 'parent', { kind: 'conversation' });
    if (operation.method === 'PATCH')
      for (const payload of withoutOne(base).filter(sound)) await this.#takeAway(operation, base, payload);
    // What was switched is switched back: what follows may need it.
    if (was) await this.#ask(operation, this.#fresh(operation, { ...base, ...was }));
    await this.#look(operation, 'parent');
    const codes = new Set<string | undefined>();
    for (const payload of strangeRequests(operation, base).filter(sound).slice(0, STRANGE)) {
      const sent = await this.#ask(operation, this.#fresh(operation, payload), 'parent', TRIED);
      const { success, code } = sent?.exchange.verdict ?? {};
      // One refusal may write where another does not; the same again shows nothing new.
      if (success || !codes.has(code)) await this.#look(operation, 'parent');
      if (!success) codes.add(code);
    }
  }

  /** What null takes away is there before, and again after. */
  async #takeAway(operation: Operation, base: Payload, payload: Payload): Promise<void> {
    for (const each of [base, payload, base]) {
      const sent = await this.#ask(operation, this.#fresh(operation, each));
      if (each === payload && sent?.exchange.verdict.success) await this.#after(operation, sent);
    }
  }

  /** How the switches that a write sets stand before it. */
  async #switches(operation: Operation, base: Payload): Promise<Payload | undefined> {
    const names = Object.keys(base).filter((name) => typeof base[name] === 'boolean');
    if (names.length === 0) return undefined;
    for (const { kind } of operation.roles ?? [])
      for (const read of [...this.#reads(kind, 'one'), ...this.#reads(kind, 'list')]) {
        const one = read.roles?.some(({ does }) => does === 'one');
        const asked = one
          ? { ...this.#filled(read), ...known(read, namedBy(operation, kind, base), kind) }
          : this.#widest(read);
        const sent = await this.#ask(read, asked);
        const { verdict } = sent?.exchange ?? {};
        const things = verdict?.success
          ? [thingOf(read, verdict.data), ...(itemsOf(read, verdict) ?? [])].filter(isObject)
          : [];
        const thing = things.find((each) => kind.single ?? each[kind.member] === base[kind.as]);
        const shown = names.filter((name) => typeof thing?.[name] === 'boolean');
        if (thing && shown.length > 0) return Object.fromEntries(shown.map((name) => [name, thing[name]]));
      }
    return undefined;
  }

  /** Something of its own to take away: what is there may be needed. */
  async #make({ roles = [] }: Operation): Promise<void> {
    for (const { kind } of roles) {
      const maker = this.#context.operations.find(({ roles: own = [] }) =>
        own.some((role) => role.kind.name === kind.name && role.does === 'made'),
      );
      const sent = maker && (await this.#ask(maker, this.#filled(maker)));
      const data = maker && thingOf(maker, sent?.exchange.verdict.data);
      const name = isObject(data) ? data[kind.member] : undefined;
      if (name !== undefined) this.#newest.set(kind.as, name);
    }
  }

  /** Everybody looks at what was made or changed. */
  async #after(operation: Operation, sent: Sent): Promise<void> {
    for (const { kind, does } of operation.roles ?? []) {
      const data = thingOf(operation, sent.exchange.verdict.data);
      const made = does === 'made' && isObject(data) ? data[kind.member] : undefined;
      const name = made ?? sent.case.ask.payload[kind.as];
      if (name === undefined && !kind.single) continue;
      if (operation.method !== 'DELETE' && !kind.single) this.#newest.set(kind.as, name);
      const path = namesInPath(operation, sent.case.ask.payload);
      const named = kind.single ? path : { ...path, [kind.as]: name };
      for (const login of ['parent', 'other'] as const) await this.#lookAt(kind, named, login);
    }
  }

  async #look(operation: Operation, login: Login): Promise<void> {
    for (const { kind } of operation.roles ?? []) await this.#lists(kind, login);
  }

  async #lookAt(kind: Kind, named: Payload, login: Login): Promise<void> {
    await this.#lists(kind, login);
    await this.#details(kind, named, login);
  }

  /** @param named what names it in the path, and in the request */
  async #details(kind: Kind, named: Payload, login: Login): Promise<void> {
    for (const operation of this.#reads(kind, 'one'))
      await this.#ask(operation, { ...this.#filled(operation), ...known(operation, named, kind) }, login);
  }

  async #lists(kind: Kind, login: Login): Promise<void> {
    for (const operation of this.#reads(kind, 'list'))
      await this.#ask(operation, this.#widest(operation), login);
  }

  #reads(kind: Kind, does: string): Operation[] {
    return this.#context.neighbours.filter(
      ({ effect, roles = [] }) =>
        effect === 'read' && roles.some((role) => role.kind.name === kind.name && role.does === does),
    );
  }

  /** The largest page, without any filter. */
  #widest(operation: Operation): Payload {
    const { properties = {}, required = [] } = flattened(operation.request, operation.schemas);
    const base = Object.fromEntries(
      Object.entries(this.#filled(operation)).filter(([name]) => required.includes(name)),
    );
    const { paging, cursor } = operation;
    const size = paging?.ask.size ?? cursor?.size;
    if (size === undefined) return base;
    const { maximum, enum: sizes } = flattened(properties[size] ?? {}, operation.schemas);
    const most = sizes ? Math.max(...sizes.map(Number)) : Math.min(maximum ?? 100, 1000);
    if (!paging) return { ...base, [size]: most };
    const { page } = paging.ask;
    return { ...base, [size]: most, [page]: paging.byOffset || paging.fromZero ? 0 : 1 };
  }

  /** The first example, asking for what is newest, else for what was seen. */
  #filled(operation: Operation): Payload {
    const [example] = examplesOf(operation);
    const base = example?.payload ?? {};
    const [seen = base] = this.#pool.filled(operation, base, 1);
    const own = Object.fromEntries(
      [...this.#newest].filter(([name]) => name in seen || operation.places?.[name]?.in === 'path'),
    );
    return this.#fresh(operation, { ...seen, ...own });
  }

  /** The same of somebody else. */
  #unlike(operation: Operation, payload: Payload): Payload {
    const { validators } = this.#context.rules;
    const salt = String((this.#count += 1) + 100);
    return unlike(operation, this.#fresh(operation, payload), { base: payload, salt, validators });
  }

  /** The same asking for other things that were seen: the first may be taken. */
  #others(operation: Operation): Payload[] {
    const isMade = operation.roles?.some(({ does }) => does === 'made') === true;
    const [example] = examplesOf(operation);
    if (!isMade || !example) return [];
    return [example.payload, ...this.#pool.filled(operation, example.payload, OTHERS)].map((payload) =>
      this.#fresh(operation, payload),
    );
  }

  /** The first of some requests that is not refused; else the first of all. */
  async #firstOf(operation: Operation, payloads: readonly Payload[]): Promise<Sent | undefined> {
    let first: Sent | undefined;
    for (const payload of payloads) {
      const sent = await this.#ask(operation, payload);
      if (!sent || sent.exchange.verdict.success) return sent;
      first ??= sent;
    }
    return first;
  }

  /** A key of its own, or it would be the same request. */
  #fresh(operation: Operation, payload: Payload): Payload {
    const salt = `${Math.abs(this.#context.seed) % 100_000}${(this.#count += 1)}`;
    return withFreshKey(operation, payload, salt, this.#context.rules.validators);
  }

  /** @param expect others may be refused what is not theirs */
  async #ask(
    operation: Operation,
    payload: Payload,
    login: Login = 'parent',
    expect: Expectation = login === 'parent' ? { kind: 'answered' } : { kind: 'conversation' },
  ): Promise<Sent | undefined> {
    const headers = this.#headers.get(login);
    if (!headers || this.#context.isOver() || !travels(operation, payload)) return undefined;
    const one: Case = caseOf(operation, 'journey', `round:${login}`, {
      ask: { payload: await this.#asItIs(operation, payload, headers), login },
      expect,
    });
    const sent = await this.#context.sender.sendIn(headers, one);
    this.#observations.saw(sent);
    for (const { rule, message, place, before } of this.#witness.saw(sent, login))
      this.#say(sent, [...before, sent], `${rule}/${place}`, message);
    return sent;
  }

  /** A write that must know the state of the thing (`If-Match`) is told the one that its read shows. */
  async #asItIs(operation: Operation, payload: Payload, headers: Headers): Promise<Payload> {
    const name = ifMatch(operation);
    const read = this.#context.neighbours.find(
      ({ method, url }) => method === 'GET' && url === operation.url,
    );
    if (name === undefined || !read) return payload;
    const asked = { ...this.#filled(read), ...namesInPath(read, payload) };
    const one = caseOf(read, 'journey', 'round:etag', {
      ask: { payload: asked, login: 'parent' },
      expect: { kind: 'conversation' },
    });
    const { etag } = (await this.#context.sender.sendIn(headers, one)).exchange.got.headers ?? {};
    return etag === undefined ? payload : { ...payload, [name]: etag };
  }

  /** The same write again with what was so before it: somebody else has changed the thing meanwhile. */
  async #asItWas(operation: Operation, { case: { ask } }: Sent): Promise<void> {
    const name = ifMatch(operation);
    const headers = this.#headers.get('parent');
    const row = operation.errors.find(({ code }) => code === '412' && operation.envelope.byStatus);
    if (name === undefined || !row || !headers) return;
    const now = await this.#asItIs(operation, ask.payload, headers);
    // What it was changed to may be what it was.
    if (now[name] === ask.payload[name]) return;
    const one = caseOf(operation, 'state', `${row.code}:stale`, {
      ask: { payload: ask.payload, login: 'parent' },
      expect: { kind: 'refused', row },
    });
    this.#observations.saw(await this.#context.sender.sendIn(headers, one));
  }

  #stepOf(sent: Sent): string {
    const { options } = this.#context;
    return curlOf(options.target, masked(sent.wire, secretsOf(sent, options)), (name) =>
      isSecretHeader(name, sent.case.operation),
    );
  }
}

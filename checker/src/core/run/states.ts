/** Tests error rows that need a state: puts the target into the row's scenario and sends requests until one is refused by the row. */
import { stateRefused } from '../checks/codes/state-refused.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import type { Headers } from '../exchange/headers.ts';
import type { UnreachedState } from '../exchange/sessions.ts';
import { isUnreached } from '../exchange/sessions.ts';
import type { Sent } from '../judging/sent.ts';
import { caseOf } from '../plan/case.ts';
import type { Case } from '../plan/case.ts';
import { afterSuccess, candidates, soundExamples } from '../requests/candidates.ts';
import type { Pool } from '../requests/pool.ts';
import type { RunContext } from './context.ts';
import { explore } from './explore.ts';
import { inParallel } from './inParallel.ts';
import type { Observations } from './observations.ts';

/** Maximum number of successful requests to vary. */
const GOOD = 3;
/** Number of parallel requests that read the data of a scenario. */
const EXPLORERS = 8;

/** An error row, and the scenario in which it applies. */
interface StateRow {
  readonly operation: Operation;
  readonly row: ErrorRow;
  readonly scenario: string;
}

/** Scenario without a login. Open operations may have a row for visitors too. */
const VISITORS = 'logged-out';

const stateRows = (operations: readonly Operation[]): StateRow[] =>
  operations.flatMap((operation) =>
    operation.errors.flatMap((row) => {
      const forVisitors = operation.open && row.when === 'unauthenticated' && row.condition !== undefined;
      const scenario = row.scenario ?? (forVisitors ? VISITORS : undefined);
      return scenario === undefined ? [] : [{ operation, row, scenario }];
    }),
  );

/** Tests every reachable row of a state. A row that never applies is a finding, unless the contract states its precondition. */
export async function runStates(context: RunContext, observations: Observations): Promise<void> {
  const pools = new Map<string, Promise<Pool | UnreachedState>>();
  const wanted = stateRows(context.operations).filter((state) => isAsked(state, context.options.replay));
  await inParallel(wanted, context.concurrency, async (state) => {
    if (context.isOver()) return;
    const { operation, row } = state;
    const poolOf = (): Promise<Pool | UnreachedState> => {
      const known = pools.get(state.scenario) ?? learn(state.scenario, context);
      pools.set(state.scenario, known);
      return known;
    };
    const outcome = await new RowSearch(state, poolOf, context, observations).run();
    if (outcome === 'met' || outcome === 'ended') return;
    if ('why' in outcome) return observations.coverage.missed(operation, row, outcome.why);
    const why = `none of ${outcome.count} conversations met it in scenario ${state.scenario}`;
    observations.coverage.missed(operation, row, row.needs === undefined ? why : `needs ${row.needs}`);
    if (row.needs === undefined && outcome.example)
      observations.missed(stateRefused, row, why, outcome.example);
  });
}

/** Returns whether this row is searched: a replay repeats the search for one row. */
const isAsked = ({ operation, row, scenario }: StateRow, replay: string | undefined): boolean =>
  replay === undefined || replay.startsWith(`${operation.address}/state/${row.code}:${scenario}:`);

async function learn(
  scenario: string,
  { sessions, sender, neighbours }: RunContext,
): Promise<Pool | UnreachedState> {
  const headers = await sessions.open({ login: 'parent', scenario });
  return isUnreached(headers) ? headers : explore(neighbours, headers, sender, EXPLORERS);
}

/** `met`: the row has refused a request. `ended`: the search was broken off, so it proves nothing. */
type End = 'met' | 'ended' | UnreachedState;

/** The result of a search: its end, or else the number of conversations without such a refusal, with one of their exchanges. */
type Outcome = End | { readonly count: number; readonly example?: Sent };

/** Searches for a request that a row refuses. */
class RowSearch {
  readonly #state: StateRow;
  readonly #poolOf: () => Promise<Pool | UnreachedState>;
  readonly #context: RunContext;
  readonly #observations: Observations;
  /** Exchanges that succeeded. */
  readonly #good: Sent[] = [];
  /** Number of conversations so far. */
  #count = 0;
  #last: Sent | undefined;
  /** The session of all single reads. */
  #shared: Headers | undefined;

  constructor(
    state: StateRow,
    poolOf: () => Promise<Pool | UnreachedState>,
    context: RunContext,
    observations: Observations,
  ) {
    this.#state = state;
    this.#poolOf = poolOf;
    this.#context = context;
    this.#observations = observations;
  }

  /**
   * Sends the examples first: most rows refuse one of them, and only further requests need the data of the scenario. Then sends single
   * requests; successful ones are varied, repeated and followed by others.
   */
  async run(): Promise<Outcome> {
    const { operation } = this.#state;
    const { validators } = this.#context.rules;
    const examples = soundExamples(operation, validators);
    const early = await this.#converse(examples.map((payload) => [payload]));
    if (early) return early;
    const pool = await this.#poolOf();
    if ('why' in pool) return pool;
    const further = candidates(operation, pool, validators).slice(examples.length);
    const end = await this.#converse(further.map((payload) => [payload]));
    if (end) return end;
    const good = this.#good.slice(0, GOOD).map(({ case: one }) => one.ask.payload);
    const after = await this.#converse(afterSuccess(operation, good, pool, validators));
    const example = this.#good[0] ?? this.#last;
    return after ?? { count: this.#count, ...(example && { example }) };
  }

  async #converse(conversations: readonly (readonly Payload[])[]): Promise<End | undefined> {
    for (const conversation of conversations) {
      this.#count += 1;
      const headers = await this.#session(conversation.length > 1);
      if (isUnreached(headers)) return headers;
      for (const payload of conversation) {
        const end = await this.#ask(headers, payload);
        if (end) return end;
      }
    }
    return undefined;
  }

  /** Returns a session; single reads share one. @param together whether the conversation has several requests */
  async #session(together: boolean): Promise<Headers | UnreachedState> {
    const { operation, scenario } = this.#state;
    const alone = operation.effect === 'write' || together;
    if (!alone && this.#shared) return this.#shared;
    const opened = await this.#context.sessions.open({ login: 'parent', scenario });
    if (!alone && !isUnreached(opened)) this.#shared = opened;
    return opened;
  }

  async #ask(headers: Headers, payload: Payload): Promise<'met' | 'ended' | undefined> {
    if (this.#context.isOver()) return 'ended';
    const sent = await this.#context.sender.sendIn(headers, this.#caseOf(payload));
    this.#observations.saw(sent);
    this.#last = sent;
    const { verdict, got } = sent.exchange;
    if (got.lost?.kind === 'timeout') return 'ended';
    const { code, layer } = this.#state.row;
    if (verdict.code === code && (layer === undefined || layer === verdict.layer)) return 'met';
    if (verdict.success) this.#good.push(sent);
    return undefined;
  }

  #caseOf(payload: Payload): Case {
    const { operation, row, scenario } = this.#state;
    return caseOf(operation, 'state', `${row.code}:${scenario}:${this.#count}`, {
      ask: { payload, login: scenario === VISITORS ? 'none' : 'parent' },
      expect: { kind: 'answered', unless: row },
      scenario,
    });
  }
}

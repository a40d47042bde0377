/** Rows of error tables that need a state: the simulator begins in the row's scenario and requests are sent until one meets it. */
import { stateRefused } from '../checks/state-refused.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import type { Headers } from '../options.ts';
import { caseOf } from '../plan/case.ts';
import type { Case } from '../plan/case.ts';
import { afterSuccess, candidates } from '../requests/candidates.ts';
import type { Pool } from '../requests/pool.ts';
import type { Unreached } from '../sessions/sessions.ts';
import { isUnreached } from '../sessions/sessions.ts';
import type { Bench } from './bench.ts';
import { explore } from './explore.ts';
import { inParallel } from './inParallel.ts';
import type { Sent } from './send.ts';
import type { Tally } from './tally.ts';

/** How many requests that succeeded are varied. */
const GOOD = 3;
const EXPLORERS = 8;

interface StateRow {
  readonly operation: Operation;
  readonly row: ErrorRow;
  readonly scenario: string;
}

/** What visitors may call still has a row for what they may not. */
const VISITORS = 'logged-out';

const stateRows = (operations: readonly Operation[]): StateRow[] =>
  operations.flatMap((operation) =>
    operation.errors.flatMap((row) => {
      const forVisitors = operation.open && row.when === 'unauthenticated' && row.condition !== undefined;
      const scenario = row.scenario ?? (forVisitors ? VISITORS : undefined);
      return scenario === undefined ? [] : [{ operation, row, scenario }];
    }),
  );

/** Meets every row of a state that it can; a row that nothing meets is a finding, unless the contract says what it needs. */
export async function runStates(bench: Bench, tally: Tally): Promise<void> {
  const pools = new Map<string, Promise<Pool | Unreached>>();
  const wanted = stateRows(bench.operations).filter((state) => isAsked(state, bench.options.replay));
  await inParallel(wanted, bench.concurrency, async (state) => {
    if (performance.now() > bench.deadline) return;
    const known = pools.get(state.scenario) ?? learn(state.scenario, bench);
    pools.set(state.scenario, known);
    const pool = await known;
    const { operation, row } = state;
    if ('why' in pool) return tally.coverage.missed(operation, row, pool.why);
    const tried = await new Probe(state, pool, bench, tally).run();
    if (tried === 'met' || tried === 'ended') return;
    const why = `none of ${tried.count} conversations met it in scenario ${state.scenario}`;
    tally.coverage.missed(operation, row, row.needs === undefined ? why : `needs ${row.needs}`);
    if (row.needs === undefined && tried.example) tally.missed(stateRefused, row, why, tried.example);
  });
}

/** A replayed case of a state repeats the search for its row. */
const isAsked = ({ operation, row, scenario }: StateRow, replay: string | undefined): boolean =>
  replay === undefined || replay.startsWith(`${operation.address}/state/${row.code}:${scenario}:`);

async function learn(scenario: string, { sessions, sender, neighbours }: Bench): Promise<Pool | Unreached> {
  const headers = await sessions.open({ login: 'parent', scenario });
  return isUnreached(headers) ? headers : explore(neighbours, headers, sender, EXPLORERS);
}

type Outcome = 'met' | 'ended' | { readonly count: number; readonly example?: Sent };

/** The search for one request that meets one row. */
class Probe {
  readonly #state: StateRow;
  readonly #pool: Pool;
  readonly #bench: Bench;
  readonly #tally: Tally;
  readonly #good: Sent[] = [];
  #count = 0;
  #last: Sent | undefined;
  #shared: Headers | undefined;

  constructor(state: StateRow, pool: Pool, bench: Bench, tally: Tally) {
    this.#state = state;
    this.#pool = pool;
    this.#bench = bench;
    this.#tally = tally;
  }

  /** Single requests first; what succeeded is then varied, repeated and followed by something else. */
  async run(): Promise<Outcome> {
    const { operation } = this.#state;
    const { validators } = this.#bench.rules;
    const first = candidates(operation, this.#pool, validators).map((payload) => [payload]);
    const end = await this.#converse(first);
    if (end) return end;
    const good = this.#good.slice(0, GOOD).map(({ case: one }) => one.ask.payload);
    const after = await this.#converse(afterSuccess(operation, good, this.#pool, validators));
    const example = this.#good[0] ?? this.#last;
    return after ?? { count: this.#count, ...(example && { example }) };
  }

  async #converse(conversations: readonly (readonly Payload[])[]): Promise<'met' | 'ended' | undefined> {
    for (const conversation of conversations) {
      this.#count += 1;
      const headers = await this.#session(conversation.length > 1);
      if (isUnreached(headers)) return 'ended';
      for (const payload of conversation) {
        const end = await this.#ask(headers, payload);
        if (end) return end;
      }
    }
    return undefined;
  }

  /** Single reads share a session. */
  async #session(together: boolean): Promise<Headers | Unreached> {
    const { operation, scenario } = this.#state;
    const alone = operation.effect === 'write' || together;
    if (!alone && this.#shared) return this.#shared;
    const opened = await this.#bench.sessions.open({ login: 'parent', scenario });
    if (!alone && !isUnreached(opened)) this.#shared = opened;
    return opened;
  }

  async #ask(headers: Headers, payload: Payload): Promise<'met' | 'ended' | undefined> {
    if (performance.now() > this.#bench.deadline) return 'ended';
    const sent = await this.#bench.sender.sendIn(headers, this.#caseOf(payload));
    this.#tally.saw(sent);
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

/** Runs one session without HTTP, with the server's handlers and clock, so that a run costs microseconds. */
import { DEFAULT_SCENARIO, loadLibrary } from '#simulator/scenarios/library.ts';
import { worldOf } from '#simulator/scenarios/worlds.ts';
import { defaultScenarios } from '#simulator/server/simulator.ts';
import { refuseWrongRole } from '#simulator/server/steps/refuseWrongRole.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import { checkFault } from '#simulator/services/checkFault.ts';
import { handlerOf } from '#simulator/services/registry.ts';
import type { Session } from '#simulator/sessions/session.ts';
import { moveTo, withWorld } from '#simulator/sessions/session.ts';
import { startSession } from '#simulator/sessions/start.ts';
import type { WorldSize } from '#simulator/world/baseline/drawn.ts';
import type { World } from '#simulator/world/world.ts';

/** Time of the machine's clock, which stands still: only moveTo() moves the session's clock. */
const MACHINE = 0;
const library = await loadLibrary(defaultScenarios, checkFault);

export interface Reply {
  readonly data?: unknown;
  readonly refuse?: string;
  /** True if the operation reports a change of the world. */
  readonly changed: boolean;
}

export class Rig {
  #session: Session;
  readonly #seed: number;

  constructor(seed: number, scenario = DEFAULT_SCENARIO, size?: WorldSize) {
    this.#seed = seed;
    this.#session = startSession('laws', library.compose(scenario), {
      seed,
      machine: MACHINE,
      ...(size && { size }),
    });
  }

  get session(): Session {
    return this.#session;
  }

  get now(): number {
    return this.#session.clock.at;
  }

  /** @returns undefined for answers of the fallback and for requests that break the contract */
  call(operation: Operation, payload: unknown): Reply | undefined {
    const handler = handlerOf(operation.service, operation.id);
    if (!handler || !operation.request(payload)) return undefined;
    // Handlers do not check the role. Without this step, a child account of a company that owes nothing could cancel the product.
    if (refuseWrongRole(operation, this.#session.world)) return { refuse: 'wrong-role', changed: false };
    const reply = handler(payload, {
      sessionId: this.#session.id,
      world: this.#session.world,
      now: this.now,
    });
    const changed = reply.world !== undefined && reply.world !== this.#session.world;
    if (reply.world) this.#session = withWorld(this.#session, reply.world);
    return 'data' in reply ? { data: reply.data, changed } : { refuse: reply.refuse, changed };
  }

  /** Applies an event outside the provider's operations; a refusal changes nothing. */
  command(act: (world: World, now: number) => { world: World } | { refuse: string }): void {
    const outcome = act(this.#session.world, this.now);
    if ('world' in outcome) this.#session = withWorld(this.#session, outcome.world);
  }

  /** Moves the session's clock; a time before the session's start gets a new world of the scenario. */
  moveTo(at: number): void {
    const composition = library.compose(this.#session.scenarios.join(','));
    this.#session = moveTo(this.#session, at, MACHINE, (start) =>
      worldOf(composition, this.#seed, start, this.#session.size),
    );
  }
}

/** Searches for a request that meets a condition of an error table, in the scenario that the table names. */
import type { Operation } from '#simulator/services/catalogue.ts';
import type { Session } from '../session.ts';
import { sessionIn } from '../session.ts';
import { keepsWorld, shownBy } from './answer.ts';
import type { Shown } from './answer.ts';
import { everyValue, examplesFor, wrongInputs, namedByPool, unique } from './candidates.ts';
import type { Payload } from './candidates.ts';
import type { Condition } from './documented.ts';
import type { Pool } from './pool.ts';
import type { ScenarioRun } from './scenarioRun.ts';

/** Repetitions of a request in a session, to reach limits on attempts. */
const REPEATS = 7;
/** Number of requests that are repeated. */
const FIRST = 40;
/** Number of other requests that follow a request in its session. */
const AFTER = 20;
/** Number of values tried for a name: a whole page of bills. */
const VALUES = 40;

export interface Met {
  readonly isMet: boolean;
  /** Other values that the matching answer reaches. */
  readonly reached: readonly string[];
  readonly requests: number;
}

/** Returns the requests to try, each once: the likeliest first. */
function candidatesFor(operation: Operation, product: string | null, pool: Pool): readonly Payload[] {
  const examples = examplesFor(operation, product);
  const named = namedByPool(operation, product, pool, VALUES);
  const bases = [...examples, ...named.slice(0, 8)];
  return unique([
    ...examples,
    ...examplesFor(operation, null),
    ...named,
    ...bases.flatMap((base) => everyValue(operation, base)),
    ...bases.flatMap((base) => wrongInputs(operation, base, pool)),
  ]);
}

/** Sends the operation's examples first, because they meet most conditions and need no names. */
export async function runCondition(
  { operation, row }: Condition,
  run: ScenarioRun,
  id: string,
): Promise<Met> {
  const { http, product } = run;
  let requests = 0;
  const ask = async (session: Session, payload: Payload): Promise<Shown> => {
    requests += 1;
    await session.faceCheck(payload);
    return shownBy(operation, await session.call(operation, payload));
  };
  /** Sends requests one after the other in one session. @returns the answer that meets the condition */
  const askAll = async (session: Session, payloads: readonly Payload[]): Promise<Shown | undefined> => {
    for (const payload of payloads) {
      const shown = await ask(session, payload);
      if (shown.code === row.code) return shown;
    }
    return undefined;
  };
  const match =
    (await askAll(await sessionIn(http, row.scenario, id), examplesFor(operation, product))) ??
    (await firstMet(candidatesFor(operation, product, await run.names())));
  return { isMet: match !== undefined, reached: match?.reached ?? [], requests };

  async function firstMet(candidates: readonly Payload[]): Promise<Shown | undefined> {
    let session: Session | undefined;
    let isFirst = true;
    for (const [index, payload] of candidates.entries()) {
      session ??= await sessionIn(http, row.scenario, `${id}-${index}`);
      const shown = await ask(session, payload);
      if (shown.code === row.code) return shown;
      if (keepsWorld(operation, shown)) continue;
      // Conditions on earlier requests: most depend on an accepted one.
      const after = isFirst ? await askAll(session, candidates.slice(0, AFTER)) : undefined;
      if (after) return after;
      isFirst = false;
      session = undefined;
    }
    // Repeats the request to reach limits on attempts, then sends others.
    for (const [index, payload] of candidates.slice(0, FIRST).entries()) {
      const again = await sessionIn(http, row.scenario, `${id}-again-${index}`);
      const same = Array<Payload>(REPEATS).fill(payload);
      const shown = await askAll(again, [...same, ...candidates.slice(0, AFTER)]);
      if (shown) return shown;
    }
    return undefined;
  }
}

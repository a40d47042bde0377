/** Looks for a request that meets a condition of an error table in the scenario that the table names. */
import type { Http } from '../http.ts';
import type { Session } from '../session.ts';
import { sessionIn } from '../session.ts';
import { shownBy } from './answer.ts';
import { everyValue, examplesFor, wrongInputs, namedByPool } from './candidates.ts';
import type { Payload } from './candidates.ts';
import type { Condition } from './documented.ts';
import type { Known } from './runScenario.ts';

/** How often the same request is sent in a session: limits are on attempts. */
const REPEATS = 7;
const FIRST = 40;
/** How many values of a name are tried: all that a page of bills holds. */
const VALUES = 40;

export interface Met {
  readonly met: boolean;
  /** What the answer that met it reached besides. */
  readonly reached: readonly string[];
  readonly requests: number;
}

/** @param known what its scenario's reads have named */
export async function runCondition(
  http: Http,
  { operation, row }: Condition,
  { pool, product }: Known,
  id: string,
): Promise<Met> {
  const { scenario } = row;
  let requests = 0;
  let reached: readonly string[] = [];
  const meets = async (session: Session, payload: Payload): Promise<boolean> => {
    requests += 1;
    await session.faceCheck(payload);
    const shown = shownBy(operation, await session.call(operation, payload));
    if (shown.code === row.code) reached = shown.reached;
    return shown.code === row.code;
  };
  const examples = examplesFor(operation, product);
  const named = namedByPool(operation, product, pool, VALUES);
  const bases = [...examples, ...named.slice(0, 8)];
  const candidates = [
    ...examples,
    ...examplesFor(operation, null),
    ...named,
    ...bases.flatMap((base) => everyValue(operation, base)),
    ...bases.flatMap((base) => wrongInputs(operation, base, pool)),
  ];
  const once = [...new Map(candidates.map((each) => [JSON.stringify(each), each])).values()];

  for (const [index, payload] of once.entries()) {
    const session = await sessionIn(http, scenario, `${id}-${index}`);
    if (await meets(session, payload)) return { met: true, reached, requests };
  }
  // Conditions on what came before: the same again, then others after it in the same session.
  for (const [index, payload] of once.slice(0, FIRST).entries()) {
    const session = await sessionIn(http, scenario, `${id}-again-${index}`);
    for (let time = 0; time < REPEATS; time += 1)
      if (await meets(session, payload)) return { met: true, reached, requests };
    for (const other of once.slice(0, FIRST / 2))
      if (await meets(session, other)) return { met: true, reached, requests };
  }
  return { met: false, reached, requests };
}

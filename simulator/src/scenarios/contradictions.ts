/** What scenarios side by side cannot all be true of: known before anybody enters them. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { objectFrom } from '../json/pointer.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import { makeWorld } from '../world/baseline.ts';
import type { Given } from '../world/given.ts';
import { leaves, ScenarioConflict, type Composition } from './compose.ts';
import type { Scenario } from './scenario.ts';

export interface Contradiction {
  readonly scenarios: readonly string[];
  /** Where, in the scenario files; none where only the world that they make together says no. */
  readonly pointer?: string;
  readonly message: string;
}

type Compose = (names: string) => Composition;
type Statements = ReadonlyMap<string, unknown>;

/** Two by two: a tester wants to know which two they are. */
export function contradictionsOf(scenarios: readonly Scenario[], compose: Compose): Contradiction[] {
  return scenarios.flatMap((one, index) =>
    scenarios.slice(index + 1).flatMap((other) => between(one.name, other.name, compose)),
  );
}

function between(one: string, other: string, compose: Compose): Contradiction[] {
  const scenarios = [one, other];
  try {
    const together = compose(scenarios.join(','));
    return drowned([one, other], together, compose).map((found) => ({ scenarios, ...found }));
  } catch (error) {
    if (error instanceof ScenarioConflict)
      return error.violations.map(({ pointer, message }) => ({ scenarios, pointer, message }));
    if (error instanceof GivenImpossible) return [{ scenarios, message: error.message }];
    throw error;
  }
}

const statementsOf = ({ given }: Composition): Statements => new Map(leaves(given, ['given']));

const without = (statements: Statements, ...pointers: readonly string[]): Statements =>
  new Map([...statements].filter(([pointer]) => !pointers.includes(pointer)));

/**
 * A statement that changes the world when its scenario stands alone, and nothing beside the other one, is drowned by what
 * the other says: `overdueDays` by `allRepaid`, although neither sets the other's path.
 */
function drowned(names: readonly [string, string], together: Composition, compose: Compose) {
  const worldOf = worldAt(together.clock.at);
  const all = statementsOf(together);
  const alone = names.map((name) => statementsOf(compose(name)));
  const changes = (statements: Statements, pointer: string): boolean =>
    !isDeepStrictEqual(worldOf(statements), worldOf(without(statements, pointer)));
  return names.flatMap((_name, mine) => {
    const [own, others] = [alone[mine] ?? all, alone[1 - mine] ?? all];
    return [...own.keys()]
      .filter((pointer) => !others.has(pointer) && changes(own, pointer) && !changes(all, pointer))
      .flatMap((pointer) => {
        const by = [...others.keys()].find((rival) => changes(without(all, rival), pointer));
        return by === undefined ? [] : [{ pointer, message: `${short(pointer)} 与 ${short(by)} 不能同真` }];
      });
  });
}

const short = (pointer: string): string => pointer.split('/').slice(2).join('.');

/** The same seed throughout: what differs comes from the statements. */
const worldAt = (now: number) => (statements: Statements) =>
  makeWorld((objectFrom([...statements])['given'] ?? {}) as Given, { seed: 'contradictions', now });

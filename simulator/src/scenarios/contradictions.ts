/** Finds contradictions between scenarios that a session would combine. */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { objectFrom } from '../json/pointer.ts';
import { makeWorld } from '../world/baseline.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import type { Given } from '../world/given.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { leaves, ScenarioConflict, type Composition } from './compose.ts';
import type { Scenario } from './scenario.ts';

export interface Contradiction {
  readonly scenarios: readonly string[];
  /** Place in the scenario files; absent if only their combined world fails. */
  readonly pointer?: string;
  readonly message: string;
}

type Compose = (names: string) => Composition;
type Statements = ReadonlyMap<string, unknown>;

/** Above this number only settings are compared: a check of worlds takes about 15 ms of a core for each pair. */
const SCENARIOS_IN_WORLDS = 6;

export const areWorldsCompared = (scenarios: readonly Scenario[]): boolean =>
  scenarios.length <= SCENARIOS_IN_WORLDS;

/** Checks pair by pair, so that the result names both scenarios. Other requests are answered between two pairs. */
export async function contradictionsOf(
  scenarios: readonly Scenario[],
  compose: Compose,
): Promise<Contradiction[]> {
  const found: Contradiction[] = [];
  const inWorlds = areWorldsCompared(scenarios);
  const changesAlone = inWorlds ? memoizedChanges(compose) : undefined;
  for (const [index, one] of scenarios.entries()) {
    for (const other of scenarios.slice(index + 1)) {
      found.push(...between([one.name, other.name], compose, changesAlone));
      if (inWorlds) await setImmediate();
    }
    await setImmediate();
  }
  return found;
}

/** Returns the pointers of a scenario's statements that change the world if the scenario stands alone at an instant. */
type ChangesAlone = (name: string, at: Instant) => ReadonlySet<string>;

function between(
  scenarios: readonly [string, string],
  compose: Compose,
  changesAlone: ChangesAlone | undefined,
): Contradiction[] {
  try {
    const together = compose(scenarios.join(','));
    if (!changesAlone) return [];
    return ineffective(scenarios, together, compose, changesAlone).map((found) => ({ scenarios, ...found }));
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

function memoizedChanges(compose: Compose): ChangesAlone {
  const known = new Map<string, ReadonlySet<string>>();
  return (name, at) => {
    const key = `${at} ${name}`;
    const pointers = known.get(key) ?? effectivePointers(statementsOf(compose(name)), worldAt(at));
    known.set(key, pointers);
    return pointers;
  };
}

/** Returns the pointers of statements without which the world would differ. */
function effectivePointers(
  statements: Statements,
  worldOf: (statements: Statements) => World,
): ReadonlySet<string> {
  const whole = worldOf(statements);
  return new Set(
    [...statements.keys()].filter(
      (pointer) => !isDeepStrictEqual(whole, worldOf(without(statements, pointer))),
    ),
  );
}

/**
 * Finds statements that change the world when their scenario stands alone, but change nothing beside the other scenario.
 * Example: `allRepaid` cancels `overdueDays`, although they set different paths.
 */
function ineffective(
  names: readonly [string, string],
  together: Composition,
  compose: Compose,
  changesAlone: ChangesAlone,
) {
  const worldOf = worldAt(together.clock.at);
  const all = statementsOf(together);
  const whole = worldOf(all);
  const alone = names.map((name) => statementsOf(compose(name)));
  return names.flatMap((name, index) => {
    const others = alone[1 - index] ?? all;
    return [...changesAlone(name, together.clock.at)]
      .filter((pointer) => !others.has(pointer) && isDeepStrictEqual(whole, worldOf(without(all, pointer))))
      .flatMap((pointer) => {
        // The other statement without which this one would have an effect.
        const by = [...others.keys()].find(
          (rival) => !isDeepStrictEqual(worldOf(without(all, rival)), worldOf(without(all, rival, pointer))),
        );
        return by === undefined ? [] : [{ pointer, message: `${short(pointer)} 与 ${short(by)} 不能同真` }];
      });
  });
}

const short = (pointer: string): string => pointer.split('/').slice(2).join('.');

/** Makes worlds with the same seed, so that differences come from the statements only. */
const worldAt = (now: number) => (statements: Statements) =>
  makeWorld((objectFrom([...statements])['given'] ?? {}) as Given, { seed: 'contradictions', now });

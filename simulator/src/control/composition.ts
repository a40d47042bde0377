import { ScenarioConflict } from '../scenarios/compose.ts';
import { areWorldsCompared, contradictionsOf } from '../scenarios/contradictions.ts';
import { namesIn, UnknownScenario, type Library } from '../scenarios/library.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';
import { shadowedAmong } from './scenarioAnswers.ts';

/** Previews a combination of scenarios: contradictions, and codes that a tester would not see. It starts nothing. */
export const checkComposition: ControlHandler<'checkComposition'> = async (
  { scenarios: names },
  { library },
) => {
  const scenarios = scenariosNamed(names, library);
  const contradictions = await contradictionsOf(scenarios, library.compose);
  const combined = composedOrUndefined(scenarios, library);
  return {
    scenarios: scenarios.map(({ name }) => name),
    title: scenarios.map(({ title }) => title).join('、'),
    visit: combined?.visit ?? library.compose(scenarios[0]?.name ?? '').visit,
    contradictions: contradictions.map(({ pointer, message, scenarios: names }) => ({
      scenarios: [...names],
      ...(pointer !== undefined && { pointer }),
      message,
    })),
    worldsCompared: areWorldsCompared(scenarios),
    shadowed: shadowedAmong(scenarios),
  };
};

/** Returns the scenarios of a comma-separated list. @throws Refused for an unknown name */
function scenariosNamed(names: string, library: Library): Scenario[] {
  const known = new Map(library.scenarios.map((scenario) => [scenario.name, scenario]));
  return namesIn(names).map((name) => {
    const scenario = known.get(name);
    if (scenario) return scenario;
    const { message, nearest } = new UnknownScenario(name, [...known.keys()]);
    throw new Refused(404, message, { nearest });
  });
}

/** Composes scenarios; returns undefined if two of them set one path to different values. */
function composedOrUndefined(scenarios: readonly Scenario[], library: Library) {
  try {
    return library.compose(scenarios.map(({ name }) => name).join(','));
  } catch (error) {
    if (error instanceof ScenarioConflict) return undefined;
    throw error;
  }
}

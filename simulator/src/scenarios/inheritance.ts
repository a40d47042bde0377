/** Which scenarios hold together with those that they extend. */
import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { ScenarioConflict, compose } from './compose.ts';
import type { Scenario } from './scenario.ts';

/** A scenario that cannot be used, and why. */
export interface Unsound {
  readonly name: string;
  readonly violation: Violation;
}

/**
 * Leaves out scenarios that extend unknown ones, themselves, or ones that contradict each other; then those that extend the
 * ones left out, until all the rest hold.
 */
export function soundOf(all: readonly Scenario[]): { sound: Map<string, Scenario>; unsound: Unsound[] } {
  const sound = new Map(all.map((scenario) => [scenario.name, scenario]));
  const unsound: Unsound[] = [];
  for (let left = -1; left !== sound.size;) {
    left = sound.size;
    for (const [name, scenario] of sound) {
      const violation = extensionViolation(scenario, sound);
      if (!violation) continue;
      unsound.push({ name, violation });
      sound.delete(name);
    }
  }
  return { sound, unsound };
}

function extensionViolation(scenario: Scenario, sound: ReadonlyMap<string, Scenario>): Violation | undefined {
  const parents = scenario.extends ?? [];
  const unknown = parents.findIndex((name) => !sound.has(name));
  if (unknown >= 0) {
    const name = parents[unknown] ?? '';
    const close = nearest(
      name,
      [...sound.keys()].filter((known) => known !== scenario.name),
    );
    return {
      pointer: `/extends/${unknown}`,
      message: `没有名为 ${name} 的场景${close.length > 0 ? `，最接近的是 ${close.join('、')}` : ''}`,
    };
  }
  if (reaches(scenario.name, parents, sound, new Set()))
    return { pointer: '/extends', message: '直接或间接地扩展了自己' };
  try {
    compose([scenario], (name) => sound.get(name)!);
    return undefined;
  } catch (error) {
    if (error instanceof ScenarioConflict) return { pointer: '/extends', message: error.message };
    throw error;
  }
}

function reaches(
  goal: string,
  from: readonly string[],
  sound: ReadonlyMap<string, Scenario>,
  seen: Set<string>,
): boolean {
  return from.some((name) => {
    if (name === goal) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return reaches(goal, sound.get(name)?.extends ?? [], sound, seen);
  });
}

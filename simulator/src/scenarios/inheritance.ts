/** Checks scenarios together with those that they extend. */
import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { ScenarioConflict, compose } from './compose.ts';
import type { Scenario } from './scenario.ts';

/** An unusable scenario and its problem. */
export interface Unsound {
  readonly name: string;
  readonly violation: Violation;
}

/** Leaves out scenarios that extend unknown ones, themselves, contradicting ones, or one that is left out. */
export function soundOf(all: readonly Scenario[]): { sound: Map<string, Scenario>; unsound: Unsound[] } {
  const files = new Map(all.map((scenario) => [scenario.name, scenario]));
  const verdicts = new Map<string, Violation | undefined>();
  // Extended scenarios are judged first, in any order of files.
  const judge = (scenario: Scenario): Violation | undefined => {
    const { name, extends: parents = [] } = scenario;
    if (!verdicts.has(name))
      verdicts.set(
        name,
        unknownViolation(name, parents, files) ??
          (reaches(name, parents, files, new Set())
            ? { pointer: '/extends', message: '直接或间接地扩展了自己' }
            : (inheritedViolation(parents, (parent) => judge(files.get(parent)!)) ??
              conflictViolation(scenario, files))),
      );
    return verdicts.get(name);
  };
  const unsound = all.flatMap((scenario) => {
    const violation = judge(scenario);
    return violation ? [{ name: scenario.name, violation }] : [];
  });
  for (const { name } of unsound) files.delete(name);
  return { sound: files, unsound };
}

function unknownViolation(
  name: string,
  parents: readonly string[],
  files: ReadonlyMap<string, Scenario>,
): Violation | undefined {
  const index = parents.findIndex((parent) => !files.has(parent));
  const unknown = parents[index];
  if (unknown === undefined) return undefined;
  const close = nearest(
    unknown,
    [...files]
      .filter(([known, { extends: its = [] }]) => known !== name && !reaches(known, its, files, new Set()))
      .map(([known]) => known),
  );
  return {
    pointer: `/extends/${index}`,
    message: `没有名为 ${unknown} 的场景${close.length > 0 ? `，最接近的是 ${close.join('、')}` : ''}`,
  };
}

function inheritedViolation(
  parents: readonly string[],
  judge: (parent: string) => Violation | undefined,
): Violation | undefined {
  const index = parents.findIndex((parent) => judge(parent) !== undefined);
  return index < 0
    ? undefined
    : { pointer: `/extends/${index}`, message: `场景 ${parents[index]} 有误，请先改正它` };
}

/** @param files the extended scenarios, all valid */
function conflictViolation(scenario: Scenario, files: ReadonlyMap<string, Scenario>): Violation | undefined {
  try {
    compose([scenario], (name) => files.get(name)!);
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

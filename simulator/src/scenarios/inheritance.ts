/** Checks scenarios together with those that they extend. */
import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { ScenarioConflict, compose } from './compose.ts';
import type { Scenario } from './scenario.ts';

/** An unusable scenario and its problem. */
export interface InvalidScenario {
  readonly name: string;
  readonly violation: Violation;
}

/** Splits scenarios: invalid are those that extend unknown, contradicting or invalid scenarios, or themselves. */
export function validScenarios(all: readonly Scenario[]): {
  valid: Map<string, Scenario>;
  invalid: InvalidScenario[];
} {
  const files = new Map(all.map((scenario) => [scenario.name, scenario]));
  const verdicts = new Map<string, Violation | undefined>();
  // Judges the extended scenarios first, in any order of files.
  const judge = (scenario: Scenario): Violation | undefined => {
    const { name } = scenario;
    if (!verdicts.has(name)) verdicts.set(name, violationOf(scenario));
    return verdicts.get(name);
  };
  const violationOf = (scenario: Scenario): Violation | undefined => {
    const { name, extends: parents = [] } = scenario;
    const unknown = unknownViolation(name, parents, files);
    if (unknown) return unknown;
    if (reaches(name, parents, files, new Set()))
      return { pointer: '/extends', message: '直接或间接地扩展了自己' };
    return (
      inheritedViolation(parents, (parent) => judge(files.get(parent)!)) ?? conflictViolation(scenario, files)
    );
  };
  const invalid = all.flatMap((scenario) => {
    const violation = judge(scenario);
    return violation ? [{ name: scenario.name, violation }] : [];
  });
  for (const { name } of invalid) files.delete(name);
  return { valid: files, invalid };
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

/** Returns whether one of the scenarios is the goal, or extends it directly or through others. */
function reaches(
  goal: string,
  from: readonly string[],
  files: ReadonlyMap<string, Scenario>,
  seen: Set<string>,
): boolean {
  return from.some((name) => {
    if (name === goal) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return reaches(goal, files.get(name)?.extends ?? [], files, seen);
  });
}

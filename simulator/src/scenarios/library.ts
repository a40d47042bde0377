/** All scenarios of a folder: the sound ones ready to start, the others with what is wrong in them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { checkScenario } from './check.ts';
import { ScenarioConflict, compose } from './compose.ts';
import type { Composition } from './compose.ts';
import { readYaml } from './read.ts';
import type { NewFault, Scenario } from './scenario.ts';

/** A mistake in a scenario file, with its place. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}

export class UnknownScenario extends Error {
  override readonly name = 'UnknownScenario';
  readonly nearest: readonly string[];
  constructor(name: string, known: readonly string[]) {
    super(`没有名为 ${name} 的场景`);
    this.nearest = nearest(name, known);
  }
}

export interface Library {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: readonly Mistake[];
  /** @param names one name, or several joined by commas; @throws UnknownScenario, ScenarioConflict */
  readonly compose: (names: string) => Composition;
}

export const DEFAULT_SCENARIO = 'baseline';

/** @param checkFault what only the contract knows: whether the operation and its code exist */
export function loadLibrary(folder: string, checkFault: (fault: NewFault) => Violation[]): Library {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
    .sort();
  const mistakes: Mistake[] = [];
  const sound = new Map<string, Scenario>();
  const places = new Map<string, (pointer: string) => number>();

  for (const file of files) {
    const name = file.slice(0, -'.yaml'.length);
    const read = readYaml(readFileSync(join(folder, file), 'utf8'));
    if ('message' in read) {
      mistakes.push({ file, line: read.line, pointer: '', message: `不是合法的 YAML：${read.message}` });
      continue;
    }
    const violations = checkScenario(read.value, checkFault);
    mistakes.push(
      ...violations.map((violation) => ({ file, line: read.lineOf(violation.pointer), ...violation })),
    );
    if (violations.length > 0) continue;
    sound.set(name, { ...(read.value as Omit<Scenario, 'name'>), name });
    places.set(name, read.lineOf);
  }
  mistakes.push(...dropUnsound(sound, places));

  const known = [...sound.keys()];
  const find = (name: string): Scenario => {
    const scenario = sound.get(name);
    if (!scenario) throw new UnknownScenario(name, known);
    return scenario;
  };
  return {
    scenarios: [...sound.values()],
    mistakes,
    compose: (names) => compose([...new Set(names.split(',').map((name) => name.trim()))].map(find), find),
  };
}

/** Takes out scenarios that extend unknown ones, themselves, or ones that contradict each other, until all the rest hold. */
function dropUnsound(
  sound: Map<string, Scenario>,
  places: ReadonlyMap<string, (pointer: string) => number>,
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (let again = true; again;) {
    again = false;
    for (const [name, scenario] of sound) {
      const problem = extensionProblem(scenario, sound);
      if (!problem) continue;
      mistakes.push({ file: `${name}.yaml`, line: places.get(name)?.(problem.pointer) ?? 1, ...problem });
      sound.delete(name);
      again = true;
    }
  }
  return mistakes;
}

function extensionProblem(scenario: Scenario, sound: ReadonlyMap<string, Scenario>): Violation | undefined {
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
    compose([scenario], (name) => sound.get(name) as Scenario);
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

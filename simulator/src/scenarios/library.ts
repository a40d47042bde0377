/** All scenarios of a folder: the sound ones ready to start, the others with what is wrong in them. */
import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { ScenarioConflict, compose } from './compose.ts';
import type { Composition } from './compose.ts';
import { readTexts, textsIn } from './readFolder.ts';
import type { Formed, Text } from './readFolder.ts';
import { recall, remember } from './remember.ts';
import type { NewFault, Scenario, ScenarioFile } from './scenario.ts';

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

/**
 * @param checkFault what only the contract knows: whether the operation and its code exist
 * @param cache file that keeps what was read without a mistake, for the next start
 */
export async function loadLibrary(
  folder: string,
  checkFault: (fault: NewFault) => Violation[],
  cache?: string,
): Promise<Library> {
  const texts = textsIn(folder);
  const known = cache === undefined ? undefined : recall(cache, texts);
  // At the first mistake everything is read anew: only then are the lines known.
  const recalled =
    known && faultsHold(known, checkFault) ? assemble(formedFrom(texts, known), []) : undefined;
  if (recalled?.mistakes.length === 0) return recalled;
  const { formed, mistakes } = await readTexts(texts, checkFault);
  const library = assemble(formed, mistakes);
  if (cache !== undefined && library.mistakes.length === 0)
    remember(
      cache,
      texts,
      formed.map(({ document }) => document),
    );
  return library;
}

const formedFrom = (texts: readonly Text[], documents: readonly ScenarioFile[]): Formed[] =>
  texts.map(([file], index) => ({ file, document: documents[index] as ScenarioFile, lineOf: () => 1 }));

/** The contract may have changed since the files were read. */
const faultsHold = (
  documents: readonly ScenarioFile[],
  checkFault: (fault: NewFault) => Violation[],
): boolean => documents.every(({ faults = [] }) => faults.every((fault) => checkFault(fault).length === 0));

/** @param found mistakes in files that are not among the formed */
function assemble(formed: readonly Formed[], found: readonly Mistake[]): Library {
  const nameOf = (file: string): string => file.slice(0, -'.yaml'.length);
  const sound = new Map<string, Scenario>(
    formed.map(({ file, document }) => [nameOf(file), { ...document, name: nameOf(file) }]),
  );
  const places = new Map(formed.map(({ file, lineOf }) => [nameOf(file), lineOf]));
  const mistakes = [...found, ...dropUnsound(sound, places)];

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

/** All scenarios of a folder: the sound ones ready to start, the others with what is wrong in them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { readCache, writeCache } from './cache.ts';
import { compose } from './compose.ts';
import type { Composition } from './compose.ts';
import { soundOf } from './inheritance.ts';
import { missingBeside, parseSources } from './parse.ts';
import type { Parsed } from './parse.ts';
import type { Problem } from './problem.ts';
import { wrongFile } from './replayProblems.ts';
import type { NewFault, NewReplay, Scenario, ScenarioFile } from './scenario.ts';
import { misplaced, sourcesIn } from './sources.ts';
import type { Source } from './sources.ts';

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
  readonly problems: readonly Problem[];
  /** The files that have the form of a scenario, as they were read. */
  readonly parsed: readonly Parsed[];
  /** @param names one name, or several joined by commas; @throws UnknownScenario, ScenarioConflict */
  readonly compose: (names: string) => Composition;
  /** @param file as a scenario's recorded conversation names it; @returns the bytes of a body */
  readonly recordedBody: (file: string) => Promise<Buffer>;
}

export const DEFAULT_SCENARIO = 'baseline';

/** What stands for the default scenario while its own file has problems: others extend it, and every session begins in it. */
const emptyDefault: Scenario = {
  name: DEFAULT_SCENARIO,
  title: '默认（场景文件有误，内容为空）',
  group: 'start',
};

/**
 * @param checkFault what only the contract knows: whether the operation and its code exist
 * @param cache file that keeps what was read without a problem, for the next start
 */
export async function loadLibrary(
  folder: string,
  checkFault: (fault: NewFault) => Violation[],
  cache?: string,
): Promise<Library> {
  const { sources, problems: unreadable } = sourcesIn(folder);
  const cached =
    cache === undefined || unreadable.length > 0 ? undefined : fromCache(folder, cache, sources, checkFault);
  if (cached) return cached;
  const misplacements = misplaced(sources);
  const usable = sources.filter(({ file }) => misplacements.every((problem) => problem.file !== file));
  const { parsed, problems } = await parseSources(folder, usable, checkFault);
  const library = assemble(folder, parsed, [...unreadable, ...misplacements, ...problems]);
  if (cache !== undefined && library.problems.length === 0)
    writeCache(
      cache,
      sources,
      parsed.map(({ document }) => document),
    );
  return library;
}

/** @returns undefined where anything has changed, also in the contract: only reading anew tells the lines of its problems */
function fromCache(
  folder: string,
  cache: string,
  sources: readonly Source[],
  checkFault: (fault: NewFault) => Violation[],
): Library | undefined {
  const documents = readCache(cache, sources);
  if (!documents || !faultsHold(documents, checkFault)) return undefined;
  const isWhole = documents.every(
    (document, index) => missingBeside(folder, sources[index]?.file ?? '', document).length === 0,
  );
  if (!isWhole) return undefined;
  const parsed = sources.flatMap((source, index) => {
    const document = documents[index];
    return document ? [{ source, document, lineOf: () => 1 }] : [];
  });
  const library = assemble(folder, parsed, []);
  return library.problems.length === 0 ? library : undefined;
}

const faultsHold = (
  documents: readonly ScenarioFile[],
  checkFault: (fault: NewFault) => Violation[],
): boolean => documents.every(({ faults = [] }) => faults.every((fault) => checkFault(fault).length === 0));

/** The sound ones of all; where the default scenario is none of them, the empty one stands in, and the rest holds. */
function withDefault(files: readonly Scenario[]): ReturnType<typeof soundOf> {
  const asWritten = soundOf(files);
  if (asWritten.sound.has(DEFAULT_SCENARIO)) return asWritten;
  const { sound, unsound } = soundOf([
    emptyDefault,
    ...files.filter(({ name }) => name !== DEFAULT_SCENARIO),
  ]);
  return {
    sound,
    unsound: [...asWritten.unsound.filter(({ name }) => name === DEFAULT_SCENARIO), ...unsound],
  };
}

/** So many are remembered: sessions begin in the same scenarios again and again. */
const COMPOSITIONS = 1000;

/** @param found problems of files that are not among the parsed */
export function assemble(folder: string, parsed: readonly Parsed[], found: readonly Problem[]): Library {
  const files = parsed.map(({ source: { name, group }, document }): Scenario => ({
    ...document,
    ...(document.replay && { replay: document.replay.map((exchange) => inFolder(group, exchange)) }),
    name,
    group,
  }));
  const { sound, unsound } = withDefault(files);
  const problems = unsound.flatMap(({ name, violation }) =>
    parsed
      .filter(({ source }) => source.name === name)
      .map(({ source: { file }, lineOf }) => ({ file, line: lineOf(violation.pointer), ...violation })),
  );

  const known = [...sound.keys()];
  const compositions = new Map<string, Composition>();
  const find = (name: string): Scenario => {
    const scenario = sound.get(name);
    if (!scenario) throw new UnknownScenario(name, known);
    return scenario;
  };
  const composed = (names: string): Composition => {
    const known = compositions.get(names);
    if (known) return known;
    const made = compose([...new Set(names.split(',').map((name) => name.trim()))].map(find), find);
    const [oldest] = compositions.keys();
    if (compositions.size >= COMPOSITIONS && oldest !== undefined) compositions.delete(oldest);
    compositions.set(names, made);
    return made;
  };
  return {
    scenarios: [...sound.values()],
    problems: once([...found, ...problems]),
    parsed,
    compose: composed,
    // The file may have changed since the library was read.
    recordedBody: async (file) => {
      const path = join(folder, file);
      const wrong = wrongFile(path);
      if (wrong !== undefined) throw new Error(wrong);
      return readFile(path);
    },
  };
}

/** With its file, where it has one, as it is found from the folder of all scenarios. */
const inFolder = (group: string, exchange: NewReplay): NewReplay =>
  exchange.file === undefined ? exchange : { ...exchange, file: `${group}/${exchange.file}` };

/** The same fault is found twice where a file is read again. */
const once = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

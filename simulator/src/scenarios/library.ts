/** All scenarios of a folder: valid ones, and the problems of the others. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { readCache, writeCache } from './cache.ts';
import { compose } from './compose.ts';
import type { Composition } from './compose.ts';
import { validScenarios } from './inheritance.ts';
import { missingBeside, parseSources } from './parse.ts';
import type { ParsedFile } from './parse.ts';
import type { Problem } from './problem.ts';
import { replayViolations, wrongFile } from './replayProblems.ts';
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
  /** Files that match the schema, as parsed. */
  readonly parsed: readonly ParsedFile[];
  /** @param names one name, or several separated by commas @throws UnknownScenario, ScenarioConflict */
  readonly compose: (names: string) => Composition;
  /** @param file as named in a scenario's recording @returns the bytes of a body */
  readonly recordedBody: (file: string) => Promise<Buffer>;
}

export const DEFAULT_SCENARIO = 'baseline';

/** Replaces the default scenario while its file has problems, since other scenarios extend it and sessions start in it. */
const emptyDefault: Scenario = {
  name: DEFAULT_SCENARIO,
  title: '默认（场景文件有误，内容为空）',
  group: 'start',
};

/**
 * @param checkFault checks by the contract whether the operation and its code exist
 * @param cache file of parsed documents for the next start
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

/**
 * Returns the library of unchanged files.
 * @returns undefined if anything has changed, or if there is a problem: only parsing gives its line
 */
function fromCache(
  folder: string,
  cache: string,
  sources: readonly Source[],
  checkFault: (fault: NewFault) => Violation[],
): Library | undefined {
  const documents = readCache(cache, sources);
  if (!documents || !namesHold(documents, checkFault)) return undefined;
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

/** Returns whether the contract still has the operations and codes that faults and recordings name. */
const namesHold = (
  documents: readonly ScenarioFile[],
  checkFault: (fault: NewFault) => Violation[],
): boolean =>
  documents.every(
    (document) =>
      (document.faults ?? []).every((fault) => checkFault(fault).length === 0) &&
      replayViolations(document, checkFault).length === 0,
  );

/** Returns the valid scenarios; an empty default scenario replaces an invalid one. */
function withDefault(files: readonly Scenario[]): ReturnType<typeof validScenarios> {
  const asWritten = validScenarios(files);
  if (asWritten.valid.has(DEFAULT_SCENARIO)) return asWritten;
  const { valid, invalid } = validScenarios([
    emptyDefault,
    ...files.filter(({ name }) => name !== DEFAULT_SCENARIO),
  ]);
  return {
    valid,
    invalid: [...asWritten.invalid.filter(({ name }) => name === DEFAULT_SCENARIO), ...invalid],
  };
}

/** Returns the names of a comma-separated list, each once. */
export const namesIn = (list: string): string[] => [...new Set(list.split(',').map((name) => name.trim()))];

/** Number of cached compositions: sessions often start in the same scenarios. */
const COMPOSITIONS = 1000;

/** Makes a library from parsed files. @param found problems of files that could not be parsed */
export function assemble(folder: string, parsed: readonly ParsedFile[], found: readonly Problem[]): Library {
  const files = parsed.map(({ source: { name, group }, document }): Scenario => ({
    ...document,
    ...(document.replay && { replay: document.replay.map((exchange) => inFolder(group, exchange)) }),
    name,
    group,
  }));
  const { valid, invalid } = withDefault(files);
  const problems = invalid.flatMap(({ name, violation }) =>
    parsed
      .filter(({ source }) => source.name === name)
      .map(({ source: { file }, lineOf }) => ({ file, line: lineOf(violation.pointer), ...violation })),
  );

  const known = [...valid.keys()];
  const compositions = new Map<string, Composition>();
  const find = (name: string): Scenario => {
    const scenario = valid.get(name);
    if (!scenario) throw new UnknownScenario(name, known);
    return scenario;
  };
  const composed = (names: string): Composition => {
    const cached = compositions.get(names);
    if (cached) return cached;
    const made = compose(namesIn(names).map(find), find);
    const [oldest] = compositions.keys();
    if (compositions.size >= COMPOSITIONS && oldest !== undefined) compositions.delete(oldest);
    compositions.set(names, made);
    return made;
  };
  return {
    scenarios: [...valid.values()],
    problems: unique([...found, ...problems]),
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

/** Prefixes the file of an exchange with its group, so that it is relative to the scenarios folder. */
const inFolder = (group: string, exchange: NewReplay): NewReplay =>
  exchange.file === undefined ? exchange : { ...exchange, file: `${group}/${exchange.file}` };

/** Removes duplicates: rereading a file finds the same problem twice. */
const unique = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

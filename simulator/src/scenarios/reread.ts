/**
 * Keeps the scenarios of a folder current while it is served. Changed files are read again; invalid ones keep their last
 * valid version.
 */
import { watchFolder } from '#tools/watchFolder.ts';
import type { Violation } from '../json/violations.ts';
import { changedSince } from './changedSince.ts';
import { assemble, type Library } from './library.ts';
import { missingBeside, parseSources, type ParsedFile } from './parse.ts';
import type { Problem } from './problem.ts';
import type { NewFault } from './scenario.ts';
import { misplaced, sourcesIn } from './sources.ts';
import { forgetWorlds } from './worlds.ts';

type CheckFault = (fault: NewFault) => Violation[];

/** Last valid version of each file, by its path in the folder. */
type Versions = Map<string, ParsedFile>;

export interface LiveLibrary extends Library {
  /** Reads changed files again. @returns current problems */
  readonly reread: () => Promise<readonly Problem[]>;
}

/** @param first library of the start, used until something changes */
export function liveLibrary(first: Library, folder: string, checkFault: CheckFault): LiveLibrary {
  const versions: Versions = new Map(first.parsed.map((parsed) => [parsed.source.file, parsed]));
  let current = first;
  const reread = async (): Promise<readonly Problem[]> => {
    current = await loadChanged(folder, versions, checkFault);
    forgetWorlds();
    return current.problems;
  };
  return {
    get scenarios() {
      return current.scenarios;
    },
    get problems() {
      return current.problems;
    },
    get parsed() {
      return current.parsed;
    },
    compose: (names) => current.compose(names),
    recordedBody: (file) => current.recordedBody(file),
    reread,
  };
}

/** Reads changed files. A file that is invalid, alone or together with others, keeps its last valid version. */
async function loadChanged(folder: string, versions: Versions, checkFault: CheckFault): Promise<Library> {
  const read = sourcesOf(folder);
  if ('problem' in read) return assemble(folder, byName(versions), [read.problem]);
  const { sources, problems: unreadable } = read;
  const onDisk = new Set([...sources.map(({ file }) => file), ...unreadable.map(({ file }) => file)]);
  const misplacements = misplaced(sources);
  const usable = sources.filter(({ file }) => misplacements.every((problem) => problem.file !== file));
  const changed = usable.filter(({ file, text }) => versions.get(file)?.source.text !== text);
  const { parsed, problems } = await parseSources(folder, changed, checkFault);
  const incomplete = usable
    .filter((source) => !changed.includes(source))
    .flatMap(({ file }) => {
      const version = versions.get(file);
      return version ? missingOf(folder, version) : [];
    });

  // A changed file may be valid alone and contradict others. Every file with such a problem keeps its last valid version.
  const kept = [...versions].filter(([file]) => onDisk.has(file));
  const withChanges = new Map([...kept, ...parsed.map((each) => [each.source.file, each] as const)]);
  const fileProblems = [...unreadable, ...misplacements, ...problems, ...incomplete];
  const library = assemble(folder, byName(withChanges), fileProblems);
  const invalid = library.problems.filter((problem) => !fileProblems.includes(problem));
  // A deleted file stays only while others need it.
  if (invalid.length === 0) for (const file of versions.keys()) if (!onDisk.has(file)) versions.delete(file);
  // Found before `versions` takes the valid changes: until then a changed file differs from its last valid version.
  const causes = invalid.filter(({ file }) => isCause(file, withChanges, versions));
  for (const [file, version] of withChanges)
    if (invalid.every((problem) => problem.file !== file)) versions.set(file, version);
  if (invalid.length === 0) return library;
  return assemble(folder, byName(versions), [...fileProblems, ...causes]);
}

/** Returns the missing or too large files of a scenario: they may disappear or grow while the scenario is served. */
const missingOf = (folder: string, { source: { file }, document, lineOf }: ParsedFile): Problem[] =>
  missingBeside(folder, file, document).map((violation) => ({
    file,
    line: lineOf(violation.pointer),
    ...violation,
  }));

/**
 * Returns whether a file causes its own problem: it has changed, or a scenario that it extends is missing. Otherwise
 * another file causes it.
 */
function isCause(file: string, next: Versions, versions: Versions): boolean {
  const version = next.get(file);
  const names = new Set([...next.values()].map(({ source }) => source.name));
  const { extends: parents = [] } = version?.document ?? {};
  return version !== versions.get(file) || parents.some((parent) => !names.has(parent));
}

/** Returns current files; the folder may be missing briefly. */
function sourcesOf(folder: string): ReturnType<typeof sourcesIn> | { readonly problem: Problem } {
  try {
    return sourcesIn(folder);
  } catch (error) {
    const message = `场景文件夹读不到，之前的场景继续有效：${String(error)}`;
    return { problem: { file: folder, line: 1, pointer: '', message } };
  }
}

const byName = (versions: Versions): ParsedFile[] =>
  [...versions.values()].toSorted((one, other) => (one.source.name < other.source.name ? -1 : 1));

/** Editors write a file in several steps: changes within this time count as one. */
const SETTLED_MS = 100;
/** A folder that was replaced during reading raises no further event, so it is read once more after this time. */
const SECOND_READ_MS = 500;

/**
 * Reads again whenever a file of the folder changes.
 * @param report receives problems when they or the scenarios change
 * @returns a function that ends the watch
 */
export function rereadOnChange(
  library: LiveLibrary,
  folder: string,
  report: (problems: readonly Problem[]) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  let reported = stateOf(library);
  const read = async (): Promise<void> => {
    const problems = await library.reread();
    const now = stateOf(library);
    if (now !== reported) report(problems);
    reported = now;
  };
  const readIn = (ms: number, isLast: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading
        .then(read)
        .catch((error: unknown) =>
          console.error('cannot read the scenarios again; the old ones stay:', error),
        );
      if (!isLast) readIn(SECOND_READ_MS, true);
    }, ms).unref();
  };
  const onChange = (): void => readIn(SETTLED_MS, false);
  const end = watchFolder(folder, { onChange: onChange, onProblem: (problem) => console.error(problem) });
  // The library was read before the watch began: a change in between raises no event.
  const missed = setTimeout(() => {
    if (changedSince(folder, performance.timeOrigin)) onChange();
  }, SETTLED_MS).unref();
  return () => {
    clearTimeout(timer);
    clearTimeout(missed);
    end();
  };
}

const stateOf = ({ parsed, problems }: Library): string =>
  JSON.stringify([parsed.map(({ source }) => source), problems]);

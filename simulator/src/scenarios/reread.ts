/** The scenarios of a folder while it is served: what has changed is read again, and what is broken stays as it last was. */
import { watch } from 'node:fs';
import type { Violation } from '../json/violations.ts';
import { assemble, type Library } from './library.ts';
import { parseSources, type Parsed } from './parse.ts';
import type { Problem } from './problem.ts';
import type { NewFault } from './scenario.ts';
import { misplaced, sourcesIn } from './sources.ts';
import { forgetWorlds } from './worlds.ts';

type CheckFault = (fault: NewFault) => Violation[];

/** The last good version of each file, by its path in the folder. */
type Versions = Map<string, Parsed>;

export interface LiveLibrary extends Library {
  /** Reads again what has changed. @returns what is wrong now */
  readonly reread: () => Promise<readonly Problem[]>;
}

/** @param first what was read at the start; it serves until something changes */
export function liveLibrary(first: Library, folder: string, checkFault: CheckFault): LiveLibrary {
  const versions: Versions = new Map(first.parsed.map((parsed) => [parsed.source.file, parsed]));
  let current = first;
  const reread = async (): Promise<readonly Problem[]> => {
    current = await readAgain(folder, versions, checkFault);
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
    reread,
  };
}

async function readAgain(folder: string, versions: Versions, checkFault: CheckFault): Promise<Library> {
  const { sources, problems: unreadable } = sourcesIn(folder);
  const there = new Set([...sources.map(({ file }) => file), ...unreadable.map(({ file }) => file)]);
  for (const file of versions.keys()) if (!there.has(file)) versions.delete(file);
  const misplacements = misplaced(sources);
  const usable = sources.filter(({ file }) => misplacements.every((problem) => problem.file !== file));
  const changed = usable.filter(({ file, text }) => versions.get(file)?.source.text !== text);
  const { parsed, problems } = await parseSources(changed, checkFault);

  // A file with a form of its own may still not hold together with the others: then these, too, keep what they had.
  const next = new Map([...versions, ...parsed.map((each) => [each.source.file, each] as const)]);
  const found = [...unreadable, ...misplacements, ...problems];
  const library = assemble(byName(next), found);
  const unsound = library.problems.filter((problem) => !found.includes(problem));
  if (unsound.length === 0) {
    for (const [file, version] of next) versions.set(file, version);
    return library;
  }
  for (const [file, version] of next)
    if (unsound.every((problem) => problem.file !== file)) versions.set(file, version);
  return assemble(byName(versions), [...found, ...unsound]);
}

const byName = (versions: Versions): Parsed[] =>
  [...versions.values()].toSorted((one, other) => (one.source.name < other.source.name ? -1 : 1));

/** Editors write a file in several steps: what follows within this time is one change. */
const SETTLED_MS = 100;

/**
 * Reads again whenever a file of the folder changes.
 * @param say what was read: the problems, or none
 * @returns what ends it
 */
export function rereadOnChange(
  library: LiveLibrary,
  folder: string,
  say: (problems: readonly Problem[]) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  const read = (): void => {
    reading = reading.then(async () => say(await library.reread()));
  };
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(read, SETTLED_MS).unref();
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

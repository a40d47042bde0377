/** `--watch`: repeats the check when the contract, check.yaml or a file beside them changes. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CannotRun } from '../core/base/cannotRun.ts';

/** Interval between two looks at the files. An editor that replaces a file does not always cause an event, so events are not used. */
const POLL_INTERVAL_MS = 700;

/**
 * Runs a check now, and after each change of a watched file.
 *
 * @param paths watched files and folders, with the files beside them
 * @param outputs files that a run writes, which are not watched
 * @param run one check
 * @returns the exit code of the last run, after Ctrl-C
 */
export async function watchAndRun(
  paths: readonly string[],
  outputs: readonly string[],
  run: () => Promise<number>,
): Promise<number> {
  const folders = [...new Set(paths.filter((path) => existsSync(path)).map(folderOf))];
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  let [code, checkedState] = [0, ''];
  while (!interrupted.signal.aborted) {
    const state = stateOf(folders, outputs);
    if (state !== checkedState) {
      checkedState = state;
      code = await attempt(run);
      console.log(`\nwatching ${paths.join(', ')}; Ctrl-C ends it`);
    }
    await setTimeout(POLL_INTERVAL_MS, undefined, { signal: interrupted.signal }).catch(() => undefined);
  }
  return code;
}

/** Types of files that a check may read. */
const EXTENSIONS = new Set(['.yaml', '.yml', '.json']);
const IGNORED_FOLDERS = new Set(['node_modules', '.git']);

/** Returns a text that changes with any contract, overlay, check.yaml or journey, but not with reports and logs. */
export function stateOf(folders: readonly string[], outputs: readonly string[]): string {
  const written = new Set(outputs.map((each) => resolve(each)));
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : filesIn(path);
      return EXTENSIONS.has(extname(path)) && !written.has(resolve(path)) ? [path] : [];
    });
  return folders
    .flatMap(filesIn)
    .map((path) => {
      const { mtimeMs = 0, size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

const folderOf = (path: string): string => (statSync(path).isDirectory() ? path : dirname(path) || '.');

/** Runs once. A contract may be invalid while it is edited. */
async function attempt(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.error(error.message);
    return 2;
  }
}

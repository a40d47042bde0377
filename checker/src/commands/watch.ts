/** `--watch`: repeats the check when the contract, check.yaml or a file beside them changes. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CannotRun } from '../core/base/cannotRun.ts';

/** Poll interval in ms. Polling is needed, because an editor that replaces a file does not always cause an event. */
const LOOK_MS = 700;

/**
 * @param paths watched files and folders, with the files beside them
 * @param own files that a run writes
 * @param run one check
 * @returns the exit code of the last run, after Ctrl-C
 */
export async function watching(
  paths: readonly string[],
  own: readonly string[],
  run: () => Promise<number>,
): Promise<number> {
  const folders = [...new Set(paths.filter((path) => existsSync(path)).map(folderOf))];
  const over = new AbortController();
  process.once('SIGINT', () => over.abort());
  let [code, seen] = [0, ''];
  while (!over.signal.aborted) {
    const now = stateOf(folders, own);
    if (now !== seen) {
      seen = now;
      code = await attempt(run);
      console.log(`\nwatching ${paths.join(', ')}; Ctrl-C ends it`);
    }
    await setTimeout(LOOK_MS, undefined, { signal: over.signal }).catch(() => undefined);
  }
  return code;
}

const READ = new Set(['.yaml', '.yml', '.json']);
const NOT_OURS = new Set(['node_modules', '.git']);

/** Returns a text that changes with any contract, overlay, check.yaml or journey, but not with reports and logs. */
export function stateOf(folders: readonly string[], own: readonly string[]): string {
  const written = new Set(own.map((each) => resolve(each)));
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesIn(path);
      return READ.has(extname(path)) && !written.has(resolve(path)) ? [path] : [];
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

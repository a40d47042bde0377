/** Watches a folder that may be replaced, disappear and come back. A failing watch does not end the process. */
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds between two comparisons of the folder with its watched state. */
const COMPARE_MS = 250;

interface WatchOptions {
  /** Called when something in the folder may have changed, or the folder itself. */
  readonly onChange: () => void;
  /** Called when the folder cannot be watched, once for each reason. */
  readonly onProblem: (problem: string) => void;
  /** True keeps the process alive while it watches. */
  readonly persistent?: boolean;
}

/** @returns a function that ends the watch */
export function watchFolder(
  folder: string,
  { onChange, onProblem, persistent = false }: WatchOptions,
): () => void {
  let watcher: FSWatcher | undefined;
  /** State of the folder when the watch began (snapshotOf); undefined demands a new watch. */
  let watched: string | undefined;
  let reported = '';
  const lose = (error: unknown): void => {
    watcher?.close();
    watcher = undefined;
    const problem = `cannot watch ${folder}, trying again: ${String(error)}`;
    if (problem !== reported) onProblem(problem);
    reported = problem;
  };
  const begin = (): void => {
    try {
      watched = snapshotOf(folder);
      const changed = (): void => {
        // A folder that comes back unchanged raises no event; the next comparison finds it.
        if (snapshotOf(folder) !== watched) watched = undefined;
        onChange();
      };
      watcher = watch(folder, { recursive: true, persistent }, changed).on('error', (error) => {
        lose(error);
        onChange();
      });
      reported = '';
    } catch (error) {
      lose(error);
    }
  };
  const timer = setInterval(() => {
    const before = watched;
    if (watcher && snapshotOf(folder) === before) return;
    watcher?.close();
    watcher = undefined;
    begin();
    // A watch that still fails is no change, otherwise `npm run dev` would restart endlessly.
    if (watcher || watched !== before) onChange();
  }, COMPARE_MS);
  if (!persistent) timer.unref();
  begin();
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
}

/**
 * Lists the folder and its direct subfolders by inode and time of change, because a partly failed watch misses changes in
 * them.
 * @returns undefined if the folder cannot be read
 */
function snapshotOf(folder: string): string | undefined {
  const stateOf = (path: string): string => {
    const { ino, mtimeMs } = statSync(path);
    return `${path} ${ino} ${mtimeMs}`;
  };
  try {
    const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...groups.map(({ name }) => join(folder, name))].map(stateOf).join('\n');
  } catch {
    return undefined;
  }
}

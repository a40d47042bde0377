/** Watches a folder that may be replaced, disappear and come back; the watch itself may fail, and the process lives on. */
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** How often the folders are compared with those that are watched. */
const LOOK_MS = 250;

interface Means {
  /** Called when something in the folder may have changed, or the folder itself. */
  readonly heard: () => void;
  /** Called when the folder cannot be watched, once for each reason. */
  readonly say: (problem: string) => void;
  /** Whether the process ends while it watches. */
  readonly persistent?: boolean;
}

/** @returns what ends it */
export function watchFolder(folder: string, { heard, say, persistent = false }: Means): () => void {
  let watcher: FSWatcher | undefined;
  let watched: string | undefined;
  let told = '';
  const lose = (error: unknown): void => {
    watcher?.close();
    watcher = undefined;
    const problem = `${folder} cannot be watched, it is tried again: ${String(error)}`;
    if (problem !== told) say(problem);
    told = problem;
  };
  const begin = (): void => {
    try {
      watched = placeOf(folder);
      const changed = (): void => {
        // A folder that comes back as it was raises no event: the next look finds it.
        if (placeOf(folder) !== watched) watched = undefined;
        heard();
      };
      watcher = watch(folder, { recursive: true, persistent }, changed).on('error', (error) => {
        lose(error);
        heard();
      });
      told = '';
    } catch (error) {
      lose(error);
    }
  };
  const look = setInterval(() => {
    const before = watched;
    if (watcher && placeOf(folder) === before) return;
    watcher?.close();
    watcher = undefined;
    begin();
    // A watch that still fails is no change: `npm run dev` would start again and again.
    if (watcher || watched !== before) heard();
  }, LOOK_MS);
  if (!persistent) look.unref();
  begin();
  return () => {
    clearInterval(look);
    watcher?.close();
  };
}

/**
 * Lists the folder and those in it by inode and time of change: a watch that failed half-way misses what comes and goes in them.
 * @returns undefined where the folder cannot be read
 */
function placeOf(folder: string): string | undefined {
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

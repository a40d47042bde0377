/** Watches a folder for as long as it is wanted: it may be replaced, disappear and come back, and the watch itself may fail. */
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** How often it is looked whether the folder and those in it are still the ones that are watched. */
const LOOK_MS = 250;

interface Means {
  /** Something in the folder may have changed, or the folder itself. */
  readonly heard: () => void;
  /** The folder cannot be watched; once for each reason. */
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
        // Where the folder comes back as it was, the watch does not say so.
        if (placeOf(folder) !== watched) lose('it is gone');
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
    if (watcher && placeOf(folder) === watched) return;
    watcher?.close();
    begin();
    heard();
  }, LOOK_MS);
  if (!persistent) look.unref();
  begin();
  return () => {
    clearInterval(look);
    watcher?.close();
  };
}

/** Which folders there are. @returns undefined where there is none */
function placeOf(folder: string): string | undefined {
  const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;
  const inode = inodeOf(folder);
  if (inode === undefined) return undefined;
  const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [inode, ...groups.map(({ name }) => `${name} ${inodeOf(join(folder, name))}`)].join('\n');
}

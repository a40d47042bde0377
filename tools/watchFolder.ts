/** Watches a folder for as long as it is wanted: it may be replaced, disappear and come back, and the watch itself may fail. */
import { statSync, watch, type FSWatcher } from 'node:fs';

/** How often it is looked whether the folder is still the one that is watched. */
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
  let watched: number | undefined;
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
      watched = statSync(folder).ino;
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

const placeOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.ino;

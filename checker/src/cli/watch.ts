/** `--watch`: the check again whenever the contract, check.yaml or what lies beside them changes. */
import { existsSync, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { CannotRun } from './cannotRun.ts';

/** Changes come in bursts. */
const SETTLED_MS = 300;

/**
 * @param paths files and folders that are watched
 * @param run one check
 * @returns the exit code of the last run, when Ctrl-C ends it
 */
export async function watching(paths: readonly string[], run: () => Promise<number>): Promise<number> {
  let [code, changed, over] = [0, true, false];
  let wake = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  const watchers = [...new Set(paths.filter((path) => existsSync(path)).map(folderOf))].map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        changed = true;
        wake();
      }, SETTLED_MS);
    }),
  );
  process.once('SIGINT', () => {
    over = true;
    wake();
  });
  while (!over) {
    if (changed) {
      changed = false;
      code = await attempt(run);
      console.log(`\nwatching ${paths.join(', ')}; Ctrl-C ends it`);
    }
    if (!changed && !over) await new Promise<void>((done) => (wake = done));
  }
  clearTimeout(timer);
  for (const each of watchers) each.close();
  return code;
}

const folderOf = (path: string): string => (statSync(path).isDirectory() ? path : dirname(path) || '.');

/** A contract that is being edited may be broken for a while. */
async function attempt(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.error(error.message);
    return 2;
  }
}

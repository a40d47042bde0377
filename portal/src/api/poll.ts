import { wait } from './wait.ts';

export interface Polling {
  /** ms between two looks. */
  readonly every: number;
  readonly tries: number;
}

/** Looks at once and then at intervals; undefined when nothing was there at the last try. */
export async function poll<T>(read: () => T | undefined, { every, tries }: Polling): Promise<T | undefined> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const found = read();
    if (found !== undefined) return found;
    if (attempt < tries) await wait(every);
  }
  return undefined;
}

import { wait } from './wait.ts';

export interface Polling {
  /** Interval in ms. */
  readonly every: number;
  readonly tries: number;
}

/** Reads at once and then at intervals; returns undefined when the last try finds nothing. */
export async function poll<T>(read: () => T | undefined, { every, tries }: Polling): Promise<T | undefined> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const found = read();
    if (found !== undefined) return found;
    if (attempt < tries) await wait(every);
  }
  return undefined;
}

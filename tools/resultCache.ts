/** Caches the results of a long command, one file each, so that the same command continues after its time limit. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Computes a result once and caches it; starts nothing after the time limit. */
export type Keep = <Result>(name: string, make: () => Promise<Result>) => Promise<Result | 'no time'>;

interface CacheOptions {
  readonly folder: string;
  /** Time limit, from now; a negative one means that it has passed. */
  readonly minutes: number;
  /** Stamp of the sources and options; another stamp empties the cache. */
  readonly stamp?: string;
}

/** @returns a cache for JSON values */
export function resultCache({ folder, minutes, stamp = '' }: CacheOptions): Keep {
  const until = Date.now() + minutes * 60_000;
  const stamped = join(folder, 'stamp');
  if (!existsSync(stamped) || readFileSync(stamped, 'utf8') !== stamp) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(stamped, stamp);
  }
  return async <Result>(name: string, make: () => Promise<Result>) => {
    const file = join(folder, `${fileName(name)}.json`);
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { result: Result }).result;
    if (Date.now() > until) return 'no time';
    const result = await make();
    writeFileSync(file, JSON.stringify({ result }));
    return result;
  };
}

/** Returns a short file name for any name. */
const fileName = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 24);

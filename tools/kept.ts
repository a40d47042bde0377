/** What a long measuring command has learnt, one file for each piece: the same command goes on where its time has ended. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Does something once and keeps what it gave; nothing new is begun when the time is over. */
export type Keep = <Result>(name: string, make: () => Promise<Result>) => Promise<Result | 'no time'>;

interface Keeping {
  readonly folder: string;
  readonly minutes: number;
  /** What all that is kept was learnt from (the sources, the options): of another stamp nothing is kept. */
  readonly stamp?: string;
}

/** @returns a way to keep what JSON can hold */
export function keeper({ folder, minutes, stamp = '' }: Keeping): Keep {
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

/** Short whatever the piece is called. */
const fileName = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 24);

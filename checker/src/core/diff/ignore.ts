/** Reads the causes that a team has accepted, with reasons: `- { id: 3f9c0a12be, reason: no client uses it }`. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotRun } from '../base/cannotRun.ts';
import { asRaw } from '../base/object.ts';
import type { Cause } from './changes/causes.ts';

/** The reasons by the id of the cause. */
export type Ignored = ReadonlyMap<string, string>;

/** @throws CannotRun with the entry that is not `{id, reason}` */
export function readIgnored(file: string): Ignored {
  if (!existsSync(file)) throw new CannotRun(`there is no file ${file} of causes to ignore`);
  const list: unknown = parse(readFileSync(file, 'utf8')) ?? [];
  if (!Array.isArray(list)) throw new CannotRun(`${file}: a list of {id, reason} is wanted`);
  return new Map(
    list.map((entry, index) => {
      const { id, reason } = asRaw(entry);
      if (typeof id === 'string' && typeof reason === 'string' && reason.trim() !== '')
        return [id, reason] as const;
      throw new CannotRun(
        `${file}: entry ${index + 1} needs an id and a reason, as in {id: 3f9c0a12be, reason: no client uses it}`,
      );
    }),
  );
}

/** Returns the entries of the file that match no cause. */
export const stale = (ignored: Ignored, causes: readonly Cause[]): string[] =>
  [...ignored.keys()].filter((id) => !causes.some((cause) => cause.id === id));

/** Reads coverage-later.yaml: values that no scenario reaches yet, with the issue that owns them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const file = new URL('../coverage-later.yaml', import.meta.url);

export interface Later {
  readonly issue: number;
  readonly why: string;
}

export const later = (): Readonly<Record<string, Later>> => parse(readFileSync(file, 'utf8')) ?? {};

/**
 * Compares reached and postponed values. Reports a value that is unreached and not postponed, and one that is postponed
 * although it is reached or not documented, or without an issue or a reason.
 */
export function complaints(
  documented: readonly string[],
  isReached: (name: string) => boolean,
  putOff: Readonly<Record<string, Later>>,
): string[] {
  return [
    ...documented
      .filter((name) => !isReached(name) && !putOff[name])
      .map((name) => `no scenario reaches ${name}`),
    ...Object.keys(putOff).flatMap((name) => {
      if (!documented.includes(name))
        return [`coverage-later.yaml names ${name}, which no contract documents`];
      return isReached(name) ? [`${name} is reached: take it out of coverage-later.yaml`] : [];
    }),
    ...Object.entries(putOff)
      .filter(([, { issue, why }]) => !Number.isInteger(issue) || !why)
      .map(([name]) => `coverage-later.yaml gives ${name} no issue or no reason`),
  ];
}

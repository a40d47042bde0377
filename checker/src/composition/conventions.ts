/** Imports the conventions and passes them to the core. No other file does. */
import { registered } from '../conventions/index.ts';
import { coreChecks } from '../core/checks/index.ts';
import type { Check } from '../core/judging/check.ts';
import type { Conventions } from '../core/run/conventions.ts';
import type { Judging } from '../core/run/options.ts';

/** @returns undefined with `--no-conventions` */
export const conventionsFor = ({
  conventions = true,
}: Pick<Judging, 'conventions'>): Conventions | undefined => (conventions ? registered : undefined);

/** Returns every check of a run. */
export const checksFor = (options: Pick<Judging, 'conventions'>): readonly Check[] => [
  ...coreChecks,
  ...(conventionsFor(options)?.checks ?? []),
];

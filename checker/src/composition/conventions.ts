/** The one place that imports the conventions and hands them to the core. */
import { registered } from '../conventions/index.ts';
import { coreChecks } from '../core/checks/index.ts';
import type { Check } from '../core/judging/check.ts';
import type { Conventions } from '../core/run/conventions.ts';
import type { Judging } from '../core/run/options.ts';

/** @returns undefined when `--no-conventions` switches them off */
export const conventionsFor = ({
  conventions = true,
}: Pick<Judging, 'conventions'>): Conventions | undefined => (conventions ? registered : undefined);

/** Every check of a run. */
export const checksFor = (options: Pick<Judging, 'conventions'>): readonly Check[] => [
  ...coreChecks,
  ...(conventionsFor(options)?.checks ?? []),
];

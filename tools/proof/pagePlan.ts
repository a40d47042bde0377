/** Maps each browser test of a run to its break, for the tests (pageBreaks.ts) and their reporter (pageReporter.ts). */
import { readFileSync } from 'node:fs';

/** One entry of the plan: a row whose tests run with one break. */
export interface Planned {
  readonly row: string;
  /** 0 breaks nothing and records the reached points. */
  readonly point: number;
}

/** Annotation with the points that the pages of a test reach. */
export const REACHED = 'reached';

export const readPlan = (): Planned[] =>
  JSON.parse(readFileSync(process.env['PROOF_PLAN'] ?? '', 'utf8')) as Planned[];

/**
 * Returns the indexes of the plan entries that one run of a test covers. A test runs once for each break, and once for all entries
 * without a break.
 * @param repeat number of the run, from 0
 */
export function placesOf(plan: readonly Planned[], tags: readonly string[], repeat: number): number[] {
  const places = plan.flatMap(({ row }, place) => (tags.includes(`@${row}`) ? [place] : []));
  const broken = places.filter((place) => plan[place]?.point !== 0);
  const unbroken = places.filter((place) => plan[place]?.point === 0);
  // The first run covers the entries without a break.
  const runs = [...(unbroken.length > 0 ? [unbroken] : []), ...broken.map((place) => [place])];
  return runs[repeat] ?? [];
}

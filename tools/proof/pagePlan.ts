/** Which break each browser test of a run is for: what the tests (pageBreaks.ts) and their reporter (pageReporter.ts) are told. */
import { readFileSync } from 'node:fs';

export interface Planned {
  readonly row: string;
  /** 0: nothing is broken, and what is reached is noted. */
  readonly site: number;
}

/** The note that a test leaves about the sites that its pages reach. */
export const REACHED = 'reached';

export const readPlan = (): Planned[] =>
  JSON.parse(readFileSync(process.env['PROOF_PLAN'] ?? '', 'utf8')) as Planned[];

/**
 * The places in the plan that a test stands for: where something is broken it is repeated, once for each; where nothing is, one
 * run stands for all of them.
 */
export function placesOf(plan: readonly Planned[], tags: readonly string[], repeat: number): number[] {
  const places = plan.flatMap(({ row }, place) => (tags.includes(`@${row}`) ? [place] : []));
  const broken = places.filter((place) => plan[place]?.site !== 0);
  const unbroken = places.filter((place) => plan[place]?.site === 0);
  // Those of which nothing is broken are learnt from the first run.
  const runs = [...(unbroken.length > 0 ? [unbroken] : []), ...broken.map((place) => [place])];
  return runs[repeat] ?? [];
}

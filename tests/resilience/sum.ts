import { shortfallsOf, type Kept } from './payments.ts';

/** Sums the results of several rounds. */
export const sumOf = (rounds: readonly Kept[]): Kept => ({
  acknowledged: rounds.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  lost: rounds.reduce((sum, { lost }) => sum + lost, 0),
  doubled: rounds.reduce((sum, { doubled }) => sum + doubled, 0),
});

/** Returns the outcome of an attempt from the results of each setting. */
export function outcomeOf(settings: Readonly<Record<string, Kept>>) {
  const figures: Record<string, number> = {};
  const shortfalls: string[] = [];
  for (const [name, counts] of Object.entries(settings)) {
    for (const [key, value] of Object.entries(counts)) figures[`${name}_${key}`] = value;
    shortfalls.push(...shortfallsOf(name, counts));
  }
  return { figures, shortfalls };
}

import { shortfallsOf, type Kept } from './payments.ts';

/** Adds up what several rounds kept. */
export const sumOf = (rounds: readonly Kept[]): Kept => ({
  acknowledged: rounds.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  lost: rounds.reduce((sum, { lost }) => sum + lost, 0),
  doubled: rounds.reduce((sum, { doubled }) => sum + doubled, 0),
});

/** The outcome of an attempt, from what each setting kept. */
export function outcomeOf(settings: Readonly<Record<string, Kept>>) {
  const named = Object.entries(settings);
  return {
    figures: Object.fromEntries(
      named.flatMap(([name, counts]) =>
        Object.entries(counts).map(([key, value]) => [`${name}_${key}`, value]),
      ),
    ) as Record<string, number>,
    shortfalls: named.flatMap(([name, counts]) => shortfallsOf(name, counts)),
  };
}

/** Which breaks a row is tried with. */
import { shuffled } from '../sim/shuffle.ts';
import type { Site } from './sites.ts';

/** So many of a row's sites at least are thought to serve it, the likeliest first; those as likely as the last of them too. */
const FEW = 12;
const SHORTEST_WORD = 4;

/** The words of a row: those of its id, and the names of the code that its sentences use (`queryBillPage`). */
export function wordsOf({
  id,
  text,
  observe,
}: Readonly<Record<'id' | 'text' | 'observe', string>>): string[] {
  const names = `${text} ${observe}`.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? [];
  const words = [...id.split('-'), ...names].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD);
}

/** How many of the words a site's file and functions are called by: one thing has one name at every level. */
const kinship = ({ file, within }: Site, words: readonly string[]): number => {
  const called = `${file} ${within}`.toLowerCase();
  return words.filter((word) => called.includes(word)).length;
};

/**
 * The sites that serve a row: of what its own tests reach what is called like it, then what few others reach. What every page
 * needs says nothing of a row.
 * @param reached by row, of all the rows drawn
 */
export function serving(
  row: string,
  words: readonly string[],
  reached: ReadonlyMap<string, readonly Site[]>,
): Site[] {
  const times = new Map<number, number>();
  for (const { number } of [...reached.values()].flat()) times.set(number, (times.get(number) ?? 0) + 1);
  // Of two the one with more words in common, of those the one that fewer rows reach.
  const distance = (site: Site): number =>
    (times.get(site.number) ?? 0) - kinship(site, words) * (reached.size + 1);
  const own = (reached.get(row) ?? [])
    .map((site) => ({ site, distance: distance(site) }))
    .sort((one, other) => one.distance - other.distance);
  const limit = own[Math.min(FEW, own.length) - 1];
  return limit === undefined
    ? []
    : own.filter((one) => one.distance <= limit.distance).map(({ site }) => site);
}

/** So many of them in the order that the seed gives, no two of one line. */
export function drawn(sites: readonly Site[], seed: number, count: number): Site[] {
  const lines = new Set<string>();
  return shuffled(sites, seed)
    .filter(({ file, line }) => !lines.has(`${file}:${line}`) && lines.add(`${file}:${line}`))
    .slice(0, count);
}

/** Another seed for each row, the same one each time. */
export const seedOf = (row: string, seed: number): number =>
  [...row].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) | 0, seed);

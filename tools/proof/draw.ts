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

const nameOf = ({ file, within }: Site): string => `${file} ${within}`.toLowerCase();

/**
 * How much a word tells: one that half of the code is called by (button, page) next to nothing, one that a single file is
 * called by the most. 0 to 1.
 */
function weightsOf(words: readonly string[], sites: Iterable<Site>): ReadonlyMap<string, number> {
  const files = new Map<string, string>();
  for (const site of sites) files.set(site.file, `${files.get(site.file) ?? ''} ${nameOf(site)}`);
  const called = [...files.values()];
  return new Map(
    words.map((word) => [word, 1 / Math.max(1, called.filter((name) => name.includes(word)).length)]),
  );
}

/** How well a site is called like a row, in tenths: one thing has one name at every level. */
const kinship = (site: Site, weights: ReadonlyMap<string, number>): number => {
  const name = nameOf(site);
  const shared = [...weights].filter(([word]) => name.includes(word));
  return Math.ceil(10 * shared.reduce((sum, [, weight]) => sum + weight, 0));
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
  const all = [...reached.values()].flat();
  for (const { number } of all) times.set(number, (times.get(number) ?? 0) + 1);
  const weights = weightsOf(words, new Map(all.map((site) => [site.number, site])).values());
  // Of two the one that is called more like the row, of those the one that fewer rows reach.
  const distance = (site: Site): number =>
    (times.get(site.number) ?? 0) - kinship(site, weights) * (reached.size + 1);
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

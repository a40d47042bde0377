/** Which breaks a row is tried with. */
import { shuffled } from '../sim/shuffle.ts';
import type { Site } from './sites.ts';

/** So many of what is called like a row are thought to serve it, the likeliest first; those as likely as the last of them too. */
const FEW = 12;
const SHORTEST_WORD = 4;

/** What sentences quote of code: names (`queryBillPage`), codes (`5102`, `E1200007`, `WAITING_BEGIN`), paths, Chinese words. */
const QUOTED =
  /(?<!\w)(?:\/[a-zA-Z]\w+)+|\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[A-Z]?\d{4,}\b|\b[A-Z][A-Z_]{3,}\b|\p{Script=Han}{2,}/gu;
const METHOD = /^(GET|POST|HTTP|JSON)$/;

/** The words of a row: those of its id, and what its sentences quote of the code. */
export function wordsOf({
  id,
  text,
  observe,
}: Readonly<Record<'id' | 'text' | 'observe', string>>): string[] {
  const quoted = (`${text} ${observe}`.match(QUOTED) ?? []).filter((word) => !METHOD.test(word));
  const named = id.split('-').filter((word) => word.length >= SHORTEST_WORD);
  return [...new Set([...named, ...quoted].map((word) => word.toLowerCase()))];
}

/**
 * What a site is called, and how it reads: a code or a text that a row quotes stands there. All data of a file are reached
 * together, so that the file's name says nothing of one of them.
 */
const nameOf = ({ file, within, text, beside }: Site): string =>
  asWords(`${beside === undefined ? file : ''} ${within} ${text}`);
const besideOf = ({ beside = '' }: Site): string => asWords(beside);

/** `queryBillPage`: query bill page */
const asWords = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Whether a name has a word at the beginning of one of its own: `sure` is not in `measure`, `billpage` is in `queryBillPage`. */
function has(name: string, word: string): boolean {
  let pattern = patterns.get(word);
  if (pattern === undefined) {
    const letters = [...word].map((letter) => letter.replace(/[^\p{L}\d]/u, '\\$&')).join(' ?');
    patterns.set(word, (pattern = new RegExp(`(?<![a-z])${letters}`)));
  }
  return pattern.test(name);
}
const patterns = new Map<string, RegExp>();

/** What stands beside it tells so much less than what it is called itself. */
const BESIDE = 1 / 3;

/**
 * How much a word tells: one that half of the code is called by (button, page) next to nothing, one that a single file or
 * record is called by the most. 0 to 1.
 */
function weightsOf(words: readonly string[], sites: Iterable<Site>): ReadonlyMap<string, number> {
  const places = new Map<string, string>();
  for (const site of sites) {
    const place = `${site.file} ${site.beside ?? ''}`;
    places.set(place, `${places.get(place) ?? ''} ${nameOf(site)}`);
  }
  const called = [...places.values()];
  return new Map(
    words.map((word) => [word, 1 / Math.max(1, called.filter((name) => has(name, word)).length)]),
  );
}

/** Whether a site is called like a row at all. What is not may be broken without anything that the row says being less so. */
export const isCalledLike = (site: Site, words: readonly string[]): boolean =>
  words.some((word) => has(nameOf(site), word) || has(besideOf(site), word));

/** How well a site is called like a row, in hundredths: one thing has one name at every level. */
function kinship(site: Site, weights: ReadonlyMap<string, number>): number {
  const [name, beside] = [nameOf(site), besideOf(site)];
  const told = (word: string): number => (has(name, word) ? 1 : has(beside, word) ? BESIDE : 0);
  return Math.ceil(100 * [...weights].reduce((sum, [word, weight]) => sum + weight * told(word), 0));
}

/**
 * The sites that serve a row: of what its own tests reach what is called like it, and of that first what few others reach. What
 * every page needs says nothing of a row.
 * @param reached by row, of all the rows drawn
 */
export function serving(
  row: string,
  words: readonly string[],
  reached: ReadonlyMap<string, readonly Site[]>,
): Serving {
  const times = new Map<number, number>();
  const all = [...reached.values()].flat();
  for (const { number } of all) times.set(number, (times.get(number) ?? 0) + 1);
  const weights = weightsOf(words, new Map(all.map((site) => [site.number, site])).values());
  // Of two the one that is called more like the row, of those the one that fewer rows reach.
  const own = (reached.get(row) ?? [])
    .filter((site) => isCalledLike(site, words))
    .map((site) => ({ site, kin: kinship(site, weights), times: times.get(site.number) ?? 0 }))
    .sort((one, other) => other.kin - one.kin || one.times - other.times);
  const last = own[Math.min(FEW, own.length) - 1];
  const likely = own.filter(
    ({ kin, times: often }) => last && (kin > last.kin || (kin === last.kin && often <= last.times)),
  );
  const [alike, others] = [true, false].map((wanted) =>
    likely.filter(({ kin }) => 2 * kin >= (own[0]?.kin ?? 0) === wanted).map(({ site }) => site),
  ) as [Site[], Site[]];
  return { alike, others };
}

/** What serves a row: what is called like it, and what is so less than half as much, which may be of something else. */
export interface Serving {
  readonly alike: readonly Site[];
  readonly others: readonly Site[];
}

/** So many of them in the order that the seed gives, no two of one line; what is called most like the row before the others. */
export function drawn({ alike, others }: Serving, seed: number, count: number): Site[] {
  const lines = new Set<string>();
  return [...shuffled(alike, seed), ...shuffled(others, seed)]
    .filter(({ file, line }) => !lines.has(`${file}:${line}`) && lines.add(`${file}:${line}`))
    .slice(0, count);
}

/** Another seed for each row, the same one each time. */
export const seedOf = (row: string, seed: number): number =>
  [...row].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) | 0, seed);

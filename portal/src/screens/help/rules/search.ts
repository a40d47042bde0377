import type { Entry } from './entries.ts';

export interface Hit extends Entry {
  /** What of the entry's words answers the search, longest first: for marking. */
  readonly found: readonly string[];
  readonly score: number;
}

const weights = { page: 4, title: 6, text: 2 } as const;
/** Words that are not there as typed still count when most of their pairs of characters are (认领时间). */
const ENOUGH_PAIRS = 0.6;
const LOOSE = 0.3;

/** Full-width and upper-case letters are what they look like; commas between words separate too. */
export const termsOf = (query: string): readonly string[] =>
  [
    ...new Set(
      query
        .normalize('NFKC')
        .toLowerCase()
        .split(/[\s,，、。？?！!]+/),
    ),
  ].filter(Boolean);

const pairsOf = (term: string): readonly string[] => {
  const all = [...term];
  return all.slice(1).map((character, index) => `${all[index] ?? ''}${character}`);
};

/** The parts of a term that a text holds: the whole, or enough of its pairs, or nothing. */
export function partsFound(text: string, term: string): readonly string[] {
  const words = text.toLowerCase();
  if (words.includes(term)) return [term];
  const pairs = pairsOf(term);
  if (pairs.length < 2) return [];
  const found = pairs.filter((pair) => words.includes(pair));
  return found.length / pairs.length >= ENOUGH_PAIRS ? found : [];
}

function rate(entry: Entry, terms: readonly string[]): Hit | undefined {
  const found = new Set<string>();
  let score = 0;
  for (const term of terms) {
    let best = 0;
    for (const field of ['page', 'title', 'text'] as const) {
      const parts = partsFound(entry[field], term);
      if (parts.length === 0) continue;
      for (const part of parts) found.add(part);
      best += weights[field] * (parts[0] === term ? 1 : LOOSE);
    }
    // Every word must be somewhere in the entry.
    if (best === 0) return undefined;
    score += best;
  }
  return { ...entry, found: [...found].sort((a, b) => b.length - a.length), score };
}

/** All terms must be found; the closest first, then in the order of the help centre. */
export function search(entries: readonly Entry[], query: string): readonly Hit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return entries
    .map((entry) => rate(entry, terms))
    .filter((hit) => hit !== undefined)
    .sort((a, b) => b.score - a.score);
}

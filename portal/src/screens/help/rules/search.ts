import type { Entry } from './entries.ts';

/** An entry that matches the search. */
export interface Hit extends Entry {
  /** The matching parts of the entry, longest first, to mark them. */
  readonly found: readonly string[];
  readonly score: number;
}

/** Searched fields, and how much a match in each of them counts. */
const fields = ['page', 'title', 'text'] as const;
const weights = { page: 4, title: 6, text: 2 } as const;
/** Minimum share of matching character pairs when the whole term does not occur: 认领时间 does not, but 认领 does. */
const ENOUGH_PAIRS = 0.3;

/** Splits a query into distinct terms at spaces and punctuation, in half width and small letters. */
export const termsOf = (query: string): readonly string[] =>
  [
    ...new Set(
      query
        .normalize('NFKC')
        .toLowerCase()
        .split(/[\s,，、。？?！!]+/),
    ),
  ].filter(Boolean);

/** Neighbouring characters: 认领, 领时, 时间 of 认领时间. A single character has no pair, so its share (0/0) is never enough. */
function pairsOf(term: string): readonly string[] {
  const all = [...term];
  return all.slice(1).map((character, index) => `${all[index] ?? ''}${character}`);
}

interface Match {
  readonly parts: readonly string[];
  /** 1 for the whole term. */
  readonly share: number;
}

/** Returns how much of a term a text contains. @returns undefined if it is not enough */
export type Matcher = (text: string, term: string) => Match | undefined;

/** Matches only the whole term. */
export const whole: Matcher = (text, term) =>
  text.toLowerCase().includes(term) ? { parts: [term], share: 1 } : undefined;

/** Matches the whole term, or enough of its pairs of characters. */
export const loose: Matcher = (text, term) => {
  const exact = whole(text, term);
  if (exact !== undefined) return exact;
  const pairs = pairsOf(term);
  const parts = pairs.filter((pair) => text.toLowerCase().includes(pair));
  const share = parts.length / pairs.length;
  return share >= ENOUGH_PAIRS ? { parts, share } : undefined;
};

/** Rates an entry. @returns undefined unless each term matches a field of the entry */
function rate(entry: Entry, terms: readonly string[], matches: Matcher): Hit | undefined {
  const found = new Set<string>();
  let score = 0;
  for (const term of terms) {
    const all = fields.map((field) => ({ field, match: matches(entry[field], term) }));
    if (all.every(({ match }) => match === undefined)) return undefined;
    for (const { field, match } of all) {
      for (const part of match?.parts ?? []) found.add(part);
      score += weights[field] * (match?.share ?? 0);
    }
  }
  return { ...entry, found: [...found].sort((a, b) => b.length - a.length), score };
}

/** Returns the entries with all terms; if there are none, those with parts of each term. The best match comes first. */
export function search(entries: readonly Entry[], query: string): readonly Hit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const hitsBy = (matches: Matcher) =>
    entries
      .map((entry) => rate(entry, terms, matches))
      .filter((hit) => hit !== undefined)
      .sort((a, b) => b.score - a.score);
  const exact = hitsBy(whole);
  return exact.length > 0 ? exact : hitsBy(loose);
}

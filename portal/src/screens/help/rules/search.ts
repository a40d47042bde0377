import type { Entry } from './entries.ts';

export interface Hit extends Entry {
  /** The matching words of the entry, longest first, for marking. */
  readonly found: readonly string[];
  readonly score: number;
}

const fields = ['page', 'title', 'text'] as const;
const weights = { page: 4, title: 6, text: 2 } as const;
/** Minimum share of matching character pairs when no word matches: 认领时间 does not occur, but 认领 does. */
const ENOUGH_PAIRS = 0.3;

/** Full-width and upper-case letters are folded; punctuation separates words too. */
export const termsOf = (query: string): readonly string[] =>
  [
    ...new Set(
      query
        .normalize('NFKC')
        .toLowerCase()
        .split(/[\s,，、。？?！!]+/),
    ),
  ].filter(Boolean);

function pairsOf(term: string): readonly string[] {
  const all = [...term];
  return all.slice(1).map((character, index) => `${all[index] ?? ''}${character}`);
}

interface Match {
  readonly parts: readonly string[];
  /** 1 for the whole term. */
  readonly share: number;
}

/** Returns how much of a term a text contains. */
export type Matcher = (text: string, term: string) => Match | undefined;

export const whole: Matcher = (text, term) =>
  text.toLowerCase().includes(term) ? { parts: [term], share: 1 } : undefined;

export const loose: Matcher = (text, term) => {
  const exact = whole(text, term);
  if (exact !== undefined) return exact;
  const pairs = pairsOf(term);
  const parts = pairs.filter((pair) => text.toLowerCase().includes(pair));
  const share = parts.length / pairs.length;
  return share >= ENOUGH_PAIRS ? { parts, share } : undefined;
};

/** Every term must occur in the entry. */
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

/** Returns entries with all words; without any, entries with parts of them. Best match first, then the site's order. */
export function search(entries: readonly Entry[], query: string): readonly Hit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const by = (matches: Matcher) =>
    entries
      .map((entry) => rate(entry, terms, matches))
      .filter((hit) => hit !== undefined)
      .sort((a, b) => b.score - a.score);
  const exact = by(whole);
  return exact.length > 0 ? exact : by(loose);
}

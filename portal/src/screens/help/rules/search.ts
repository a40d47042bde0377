import type { Entry } from './entries.ts';

export interface Hit extends Entry {
  /** What of the entry's words answers the search, longest first: for marking. */
  readonly found: readonly string[];
  readonly score: number;
}

const fields = ['page', 'title', 'text'] as const;
const weights = { page: 4, title: 6, text: 2 } as const;
/** 认领时间 is nowhere, but 认领 is: a third of its pairs of characters is enough when nothing else is found. */
const ENOUGH_PAIRS = 0.3;

/** Full-width and upper-case letters are what they look like; punctuation between words separates too. */
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

/** How much of a term a text holds. */
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

/** Every term must be somewhere in the entry. */
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

/** What holds all words; failing that, what holds parts of them. The closest first, then in the site's order. */
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

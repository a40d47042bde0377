/** An entry of search-index.js. `words` are searchable and not shown. */
export type Entry = readonly [kind: string, title: string, note: string, url: string, words: string];

/** Bonus for operations: a part of a name, such as `coupon`, mostly means the operation, but many fields have it too. */
const OPERATION = 25;

/** Returns the entries that contain every word of the query, best first. Equal entries keep the order of the index. */
export function findEntries(index: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = index.flatMap((entry) => {
    const scores = words.map((word) => scoreOf(entry, word));
    return scores.includes(0) ? [] : [{ entry, score: scores.reduce((sum, score) => sum + score) }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

/**
 * Returns the score of a word: highest for the whole title, then its beginning, a part of it, and other text. 0 without a match.
 */
function scoreOf([kind, title, note, , more]: Entry, word: string): number {
  const name = title.toLowerCase();
  if (name === word) return 100;
  const extra = kind === '接口' ? OPERATION : 0;
  if (name.startsWith(word)) return 60 + extra;
  if (name.includes(word)) return 40 + extra;
  return `${note} ${more}`.toLowerCase().includes(word) ? 10 : 0;
}

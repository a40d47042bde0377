/** One thing that can be found, in the order of search-index.js; `words` find it and are not shown. */
export type Entry = readonly [kind: string, title: string, note: string, url: string, words: string];

/** Part of a name mostly means the operation, which has many fields of like names. */
const OPERATION = 25;

/** The entries that hold every word of the query, best first; equal ones keep the order of the index. */
export function findEntries(index: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = index.flatMap((entry) => {
    const scores = words.map((word) => scoreOf(entry, word));
    return scores.includes(0) ? [] : [{ entry, score: scores.reduce((sum, score) => sum + score) }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

/** The whole title counts most, then its beginning, then a part of it, then the rest; 0 where the word is nowhere. */
function scoreOf([kind, title, note, , more]: Entry, word: string): number {
  const name = title.toLowerCase();
  if (name === word) return 100;
  const extra = kind === '接口' ? OPERATION : 0;
  if (name.startsWith(word)) return 60 + extra;
  if (name.includes(word)) return 40 + extra;
  return `${note} ${more}`.toLowerCase().includes(word) ? 10 : 0;
}

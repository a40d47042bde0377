// @ts-check
/**
 * @typedef {readonly [kind: string, title: string, note: string, url: string, words: string]} Entry
 */

/** Who types part of a name mostly looks for the operation, which has many fields of like names. */
const OPERATION = 25;

/**
 * The entries that hold every word of the query, best first: whole title, its beginning, inside it, then the rest.
 * Equal ones keep the order of the index: operations before codes, enumerations and fields.
 * @param {readonly Entry[]} index
 * @param {string} query
 * @returns {Entry[]}
 */
export function findEntries(index, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = index.flatMap((entry) => {
    const scores = words.map((word) => scoreOf(entry, word));
    return scores.includes(0) ? [] : [{ entry, score: scores.reduce((sum, score) => sum + score) }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

/**
 * @param {Entry} entry
 * @param {string} word
 * @returns {number} 0: it is not in the entry
 */
function scoreOf([kind, title, note, , more], word) {
  const name = title.toLowerCase();
  if (name === word) return 100;
  const extra = kind === '接口' ? OPERATION : 0;
  if (name.startsWith(word)) return 60 + extra;
  if (name.includes(word)) return 40 + extra;
  const rest = `${note} ${more}`.toLowerCase();
  return rest.includes(word) ? 10 : 0;
}

/** Longest text that is compared, in UTF-16 code units: with the limits on faults it bounds the cost of a request. */
const LONGEST = 1024;

/**
 * Returns whether a whole text matches a pattern in which `*` is any text. Each piece between two stars is searched
 * once, from left to right: the first match is as good as any later one, so there is no backtracking.
 */
export function fitsText(text: string, pattern: string): boolean {
  if (text.length > LONGEST) return false;
  const [first = '', ...middle] = pattern.split('*');
  const last = middle.pop();
  if (last === undefined) return text === pattern;
  const end = text.length - last.length;
  if (end < first.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const piece of middle) {
    const found = text.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
}

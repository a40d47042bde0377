/** Longest text that is compared, in UTF-16 code units: with the limits on faults it bounds what one request can cost. */
const LONGEST = 1024;

/**
 * Whether a whole text fits a pattern in which `*` stands for any text. Each piece between two stars is searched for once,
 * from left to right: the first place is as good as any later one, so nothing is tried twice.
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

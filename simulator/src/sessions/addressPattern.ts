/** Longest address that is compared; all files of the portal have shorter ones. */
const LONGEST = 1024;
const SLASH = '/'.charCodeAt(0);

/**
 * Returns whether an address matches a pattern as in `asset:/front/assets/*.js`: `*` is any text without a slash, `**`
 * any text. The cost is at most the product of both lengths; an address with another beginning costs nothing.
 */
export function fitsPattern(address: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return address === pattern;
  if (address.length > LONGEST || !address.startsWith(pattern.slice(0, star))) return false;
  const rest = address.slice(star);
  // Positions that the tokens so far can reach: a star makes several possible.
  const reached = new Uint8Array(rest.length + 1);
  reached[0] = 1;
  for (const [token] of pattern.slice(star).matchAll(/\*\*|[^]/g)) {
    if (token.startsWith('*')) passStar(rest, token === '**', reached);
    else passLetter(rest, token.charCodeAt(0), reached);
  }
  return reached[rest.length] === 1;
}

/** From each position every character may be taken; only `**` takes a slash. */
function passStar(text: string, takesSlash: boolean, reached: Uint8Array): void {
  for (let at = 0; at < text.length; at += 1)
    if (reached[at] === 1 && (takesSlash || text.charCodeAt(at) !== SLASH)) reached[at + 1] = 1;
}

/** Backwards, so that a position just reached is not left again. */
function passLetter(text: string, letter: number, reached: Uint8Array): void {
  for (let at = text.length; at > 0; at -= 1)
    reached[at] = reached[at - 1] === 1 && text.charCodeAt(at - 1) === letter ? 1 : 0;
  reached[0] = 0;
}

/** Longest address that is compared; no file of ours has one as long. */
const LONGEST = 1024;
const SLASH = '/'.charCodeAt(0);

/**
 * Whether an address fits a pattern as in `asset:/front/assets/*.js`: `*` stands for any text without a slash, `**` for any
 * text. What it costs is the product of both lengths, whatever they say; an address that begins otherwise costs nothing.
 */
export function fitsPattern(address: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return address === pattern;
  if (address.length > LONGEST || !address.startsWith(pattern.slice(0, star))) return false;
  const rest = address.slice(star);
  // How far into the rest the tokens so far can reach: several places, as a star takes more or less.
  const reached = new Uint8Array(rest.length + 1);
  reached[0] = 1;
  for (const [token] of pattern.slice(star).matchAll(/\*\*|[^]/g)) {
    if (token.startsWith('*')) passStar(rest, token === '**', reached);
    else passLetter(rest, token.charCodeAt(0), reached);
  }
  return reached[rest.length] === 1;
}

/** From each place on, every letter may be taken; only `**` takes a slash. */
function passStar(text: string, takesSlash: boolean, reached: Uint8Array): void {
  for (let at = 0; at < text.length; at += 1)
    if (reached[at] === 1 && (takesSlash || text.charCodeAt(at) !== SLASH)) reached[at + 1] = 1;
}

/** Backwards, so that a place just reached is not left again. */
function passLetter(text: string, letter: number, reached: Uint8Array): void {
  for (let at = text.length; at > 0; at -= 1)
    reached[at] = reached[at - 1] === 1 && text.charCodeAt(at - 1) === letter ? 1 : 0;
  reached[0] = 0;
}

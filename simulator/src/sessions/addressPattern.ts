/** No file of ours has an address as long as this. */
const LONGEST = 1024;

/**
 * Whether an address fits a pattern as in `asset:/front/assets/*.js`: `*` stands for any text without a slash, `**` for any
 * text. What it costs is the product of both lengths, whatever they say.
 */
export function fitsPattern(address: string, pattern: string): boolean {
  if (address.length > LONGEST) return false;
  const tokens = pattern.match(/\*\*|[^]/g) ?? [];
  // How far into the address the tokens so far can reach: several places, as a star takes more or less.
  let reached = Array.from({ length: address.length + 1 }, (_, index) => index === 0);
  for (const token of tokens) reached = token.startsWith('*') ? pastStar(token) : pastLetter(token);
  return reached[address.length] === true;

  function pastStar(star: string): boolean[] {
    const next: boolean[] = [];
    for (const [index, here] of reached.entries()) {
      const taken = next[index - 1] === true && (star === '**' || address[index - 1] !== '/');
      next.push(here || taken);
    }
    return next;
  }

  function pastLetter(letter: string): boolean[] {
    return reached.map((_, index) => reached[index - 1] === true && address[index - 1] === letter);
  }
}

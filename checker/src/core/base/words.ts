/** Finds names of a contract in its sentences. A name may contain any character: `filter[name]`, `C++`. */

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Matches a value as a separate word in any spelling: `WONT_FIX`, `wont fix`. For expressions with the flags `iu`. */
export const wordPattern = (value: string): string =>
  `(?<!${LETTER})${escaped(value.toLowerCase()).replaceAll(/[_-]/g, '[ _-]?')}(?!${LETTER})`;

/** A letter that continues a word. Not a Chinese or Japanese one: their texts have no blanks between words. */
const LETTER = '(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])[\\p{L}\\d_])';

/** Returns the index of a name in the text, compared letter by letter; -1 if it is missing. */
export const indexOfName = (text: string, name: string): number =>
  text.search(new RegExp(`(?<!${LETTER})${escaped(name)}(?!${LETTER})`, 'u'));

/** Returns whether a text contains the name as a separate word. */
export const isNamedIn = (text: string, name: string): boolean => indexOfName(text, name) >= 0;

/** Returns the words of a text or of a name in lower case: `checkIn` and `check_in` have the same. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

/** Returns the singular of a word: `entry` of `entries`, `movie` of `movies`, `match` of `matches`, `cache` of `caches`, `class` of itself. */
export const singular = (word: string): string =>
  word
    .replace(/(?<!\b(?:mov|cook|ser|spec))ies$/, 'y')
    .replace(/(ss|sh|x|zz|(?<!\b(?:ca|ni|a))ch)es$/, '$1')
    .replace(/(?<!s)s$/, '');

/** Returns a name without its spelling: `refreshToken`, `refresh_token` and `Refresh-Token` are the same. */
export const squeezed = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

/** Words of names that are spoken in full: `inventory number` for `inventory_no`. */
const IN_FULL: Readonly<Record<string, string>> = {
  no: 'number',
  nr: 'number',
  num: 'number',
  qty: 'quantity',
};

/** Returns whether a text contains a name as it is spoken: `birth date` for `birth_date` and `birthDate`. */
export function isSpokenIn(text: string, name: string): boolean {
  const words = wordsOf(name);
  const forms = [words, words.map((word) => IN_FULL[word] ?? word)].map((each) =>
    wordPattern(each.join('_')),
  );
  return new RegExp(forms.join('|'), 'iu').test(text);
}

/** Names of a contract within its sentences. A name may hold any sign: `filter[name]`, `C++`. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** As a word of its own, however it is written: `WONT_FIX`, `wont fix`. For expressions with the flags `iu`. */
export const wordPattern = (value: string): string =>
  `(?<![\\p{L}\\d_])${escaped(value.toLowerCase()).replaceAll(/[_-]/g, '[ _-]?')}(?![\\p{L}\\d_])`;

/** Where the text has the name, letter by letter; -1 where it has not. */
export const indexOfName = (text: string, name: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\d_])${escaped(name)}(?![\\p{L}\\d_])`, 'u'));

export const isNamedIn = (text: string, name: string): boolean => indexOfName(text, name) >= 0;

// Cleans what users type or paste.

/** Characters without width: copied along from web pages and chat programs. */
const INVISIBLE = /\p{Cf}/gu;

/** Hyphens, dashes and the minus sign in all their forms. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** Converts full-width digits and letters to half-width; spaces stay, invisible characters go. */
export const foldWidth = (typed: string): string => typed.normalize('NFKC').replace(INVISIBLE, '');

/** A text without spaces, in half-width digits and letters: e-mail addresses, codes. */
export const halfWidth = (typed: string): string => foldWidth(typed).replace(/\s/g, '');

/** A number copied in groups: phones, cards, ids, codes. */
export const ungrouped = (typed: string): string => halfWidth(typed).replace(DASHES, '');

/** A number with letters, in capitals: 统一社会信用代码, 身份证号. */
export const capitals = (typed: string): string => ungrouped(typed).toUpperCase();

/** A mobile number copied with its country prefix. */
export const mobileTyped = (typed: string): string =>
  ungrouped(typed).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** A trimmed text without invisible characters. */
export const visible = (typed: string): string => typed.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** Maximum numbers of one search (NumberSearch.yaml). */
export const MOST_NUMBERS = 50;

/** The typed or pasted numbers of a search, separated by blanks, line breaks, commas, semicolons, bars or quotes. */
export const numbersTyped = (typed: string): string[] => [
  ...new Set(
    foldWidth(typed)
      .split(/[\s,、。;|"']+/)
      .filter(Boolean),
  ),
];

/** Cleans a search text. Numbers and logins pasted together become a list with commas; other text stays one text. */
export function wordsTyped(typed: string): string {
  const words = numbersTyped(typed);
  // Each is a number or a login, such as ZD1 or hechuan_cg02: Latin letters and at least one digit.
  const areCodes = words.length > 1 && words.every((word) => /^[\w.-]*\d[\w.-]*$/.test(word));
  return areCodes ? words.join(',') : visible(foldWidth(typed));
}

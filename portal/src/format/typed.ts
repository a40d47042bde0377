/** Characters that take no space: copied along from web pages and chat programs. */
const INVISIBLE = /\p{Cf}/gu;

/** Hyphens, dashes and the minus sign, however they were typed. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** Full-width digits and letters as plain ones; blanks and invisible characters stay apart from this. */
export const foldWidth = (typed: string): string => typed.normalize('NFKC').replace(INVISIBLE, '');

/** A text without blanks, in plain digits and letters: e-mail addresses, codes. */
export const halfWidth = (typed: string): string => foldWidth(typed).replace(/\s/g, '');

/** A number that was copied in groups: phones, cards, ids, codes. */
export const ungrouped = (typed: string): string => halfWidth(typed).replace(DASHES, '');

/** A number with letters, in capitals: 统一社会信用代码, 身份证号. */
export const capitals = (typed: string): string => ungrouped(typed).toUpperCase();

/** A mobile number that was copied with the prefix of its country. */
export const mobileTyped = (typed: string): string =>
  ungrouped(typed).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** A text without blanks around it and without invisible characters. */
export const visible = (typed: string): string => typed.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** The most numbers that one search takes (NumberSearch.yaml). */
export const MOST_NUMBERS = 50;

/** The numbers of a search as they were typed or pasted: blanks, commas, line breaks and tabs stand between them. */
export const numbersTyped = (typed: string): string[] => [
  ...new Set(
    foldWidth(typed)
      .split(/[\s,、。;|"']+/)
      .filter(Boolean),
  ),
];

/** One word or name; numbers and logins that were pasted together are several, with commas between. */
export function wordsTyped(typed: string): string {
  const words = numbersTyped(typed);
  const areCodes = words.length > 1 && words.every((word) => /^[\w.-]*\d[\w.-]*$/.test(word));
  return areCodes ? words.join(',') : visible(foldWidth(typed));
}

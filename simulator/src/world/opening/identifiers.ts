/** Check characters of the identification numbers of companies and persons. */

/** GB 32100: alphabet of a social credit code; a character's position is its value. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Returns the 18th character for the first 17. */
export function creditCodeCheck(first17: string): string {
  const sum = [...first17].reduce((all, sign, place) => all + alphabet.indexOf(sign) * (3 ** place % 31), 0);
  return alphabet.charAt((31 - (sum % 31)) % 31);
}

export const isCreditCode = (code: string): boolean =>
  code.length === 18 && code.endsWith(creditCodeCheck(code.slice(0, 17)));

/** GB 11643: returns the 18th character for the first 17. */
function idCardCheck(first17: string): string {
  const sum = [...first17].reduce((all, digit, place) => all + Number(digit) * (2 ** (17 - place) % 11), 0);
  return '10X98765432'.charAt(sum % 11);
}

/** Returns the day of birth in an ID number. */
export const birthOf = (idNo: string): string =>
  `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;

export const isIdCard = (idNo: string): boolean =>
  idNo.length === 18 && idNo.endsWith(idCardCheck(idNo.slice(0, 17)));

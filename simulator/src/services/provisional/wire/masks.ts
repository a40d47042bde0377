/** Masks of numbers and names. A parent account gets some of them unmasked, such as the legal person's ID number. */

/** First 3 and last 4 (spec 1 §5). */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** First 4 and last 4, in groups (spec 1 §5). */
export const maskedAccount = (accountNo: string): string =>
  `${accountNo.slice(0, 4)} **** **** ${accountNo.slice(-4)}`;

/** First 6 and last 4 (spec 1 §5). */
export const maskedBankAccount = (accountNo: string): string =>
  `${accountNo.slice(0, 6)}${'*'.repeat(Math.max(2, accountNo.length - 10))}${accountNo.slice(-4)}`;

/** First 6 and last 4, in groups of four as on a card. */
export const maskedCard = (cardNo: string): string =>
  maskedBankAccount(cardNo)
    .replaceAll(/.{4}(?!$)/g, '$& ')
    .trim();

/** First 6 and last 4 (spec 1 §5). */
export const maskedIdNo = (idNo: string): string => `${idNo.slice(0, 6)}********${idNo.slice(-4)}`;

/** First 3 and last 4. */
export const maskedPin = (pin: string): string => `${pin.slice(0, 3)}****${pin.slice(-4)}`;

/** First letter and domain. */
export const maskedEmail = (email: string): string => email.replace(/(?<=^.)[^@]*/, '***');

/** First two and last four characters: 杭州****有限公司. */
export const maskedCompany = (name: string): string =>
  name.length > 6 ? `${name.slice(0, 2)}****${name.slice(-4)}` : `${name.slice(0, 1)}****`;

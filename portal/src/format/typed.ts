/** Digits and letters as an input method in full width writes them, or with blanks between: plain, and in one piece. */
export const halfWidth = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** A number that was copied in groups: without what stands between them. */
export const ungrouped = (typed: string): string => halfWidth(typed).replaceAll('-', '');

/** A mobile number that was copied, its country's prefix with it. */
export const mobileTyped = (typed: string): string =>
  ungrouped(typed).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** A text without what stands around it or cannot be seen: blanks alone are nothing. */
export const visible = (typed: string): string => typed.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

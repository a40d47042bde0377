/** Splits the values of a setting or a header at commas or spaces. */
export const splitList = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((value) => value !== '');

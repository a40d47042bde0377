/** Splits a setting's values at commas or spaces. */
export const splitList = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((value) => value !== '');

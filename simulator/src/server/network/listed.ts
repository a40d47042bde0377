/** Splits a setting's values at commas or spaces. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((value) => value !== '');

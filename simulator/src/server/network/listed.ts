/** Values of a setting, separated by commas or spaces. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((value) => value !== '');

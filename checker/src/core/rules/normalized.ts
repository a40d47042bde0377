/** The differences that a comparison of texts ignores. */
export interface IgnoredDifferences {
  readonly case: boolean;
  readonly blanks: boolean;
  readonly hyphens: boolean;
}

/** Returns a value in normal form for comparison. */
export function normalized(value: unknown, { case: anyCase, blanks, hyphens }: IgnoredDifferences): unknown {
  if (typeof value !== 'string') return value;
  let text = value;
  if (blanks) text = text.trim().replaceAll(/\s+/g, ' ');
  if (hyphens) text = text.replaceAll(/[-\u2010-\u2015 ]/g, '');
  return anyCase ? text.toLowerCase() : text;
}

/** Returns other spellings of the value that count as equal. */
export function spellings(value: string, ignoring: IgnoredDifferences): string[] {
  const otherCase = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
  const all = [
    ...(ignoring.case ? [otherCase] : []),
    ...(ignoring.blanks ? [` ${value} `] : []),
    ...(ignoring.hyphens ? [value.replaceAll('-', '')] : []),
  ];
  return [...new Set(all)].filter((each) => each !== value);
}

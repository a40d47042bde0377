/** Values that are the same although they are written otherwise. */
export interface Ignoring {
  readonly case: boolean;
  readonly blanks: boolean;
  readonly hyphens: boolean;
}

/** A value as it is compared. */
export function normalized(value: unknown, { case: anyCase, blanks, hyphens }: Ignoring): unknown {
  if (typeof value !== 'string') return value;
  let text = value;
  if (blanks) text = text.trim().replaceAll(/\s+/g, ' ');
  if (hyphens) text = text.replaceAll(/[-\u2010-\u2015 ]/g, '');
  return anyCase ? text.toLowerCase() : text;
}

/** The value written in other ways that count as the same. */
export function spellings(value: string, ignoring: Ignoring): string[] {
  const turned = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
  const all = [
    ...(ignoring.case ? [turned] : []),
    ...(ignoring.blanks ? [` ${value} `] : []),
    ...(ignoring.hyphens ? [value.replaceAll('-', '')] : []),
  ];
  return [...new Set(all)].filter((each) => each !== value);
}

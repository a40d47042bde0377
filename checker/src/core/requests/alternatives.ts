/** Maximum number of texts of a pattern. */
const MOST = 24;
/** The next part of a pattern: a group of alternatives such as `(asc|desc)`, or one literal character. */
const PART = /\((?:\?:)?([\w|-]+)\)|([\w,:. -])/y;

/**
 * Returns the texts of a pattern that matches few, as of a parameter that orders a list: `^(name|price),(asc|desc)$`, `^(name|price)(,(asc|desc))?$`.
 * @returns an empty list for any other pattern, and for one without a group: it has only one text
 */
export function alternatives(pattern: string): string[] {
  const [, whole = ''] = /^\^(.*\(.*)\$$/.exec(pattern) ?? [];
  // An optional part such as `(,(asc|desc))?` is always included.
  const inner = whole.replaceAll(/\((?:\?:)?([,:. _-])(\([\w|]+\))\)\??/g, '$1$2');
  let made = inner === '' ? [] : [''];
  PART.lastIndex = 0;
  while (PART.lastIndex < inner.length) {
    const [, choice, letter] = PART.exec(inner) ?? [];
    const parts = choice?.split('|') ?? (letter === undefined ? [] : [letter]);
    made = made.flatMap((text) => parts.map((part) => `${text}${part}`));
    if (made.length === 0 || made.length > MOST) return [];
  }
  return made;
}

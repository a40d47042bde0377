/** The requirement ids that a test names in its title: `quota is frozen [quota-frozen-by-status other-id]`. */

/** An id has a hyphen and begins with a letter, so that `[string]`, `[0]` or a pattern's `[0-9]` in a title is no id. */
const id = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** The ids in square brackets; a bracket that holds anything but ids is ordinary text. */
export function idsInTitle(title: string): string[] {
  const brackets = [...title.matchAll(/\[([^\][]+)\]/g)].map(([, inside = '']) => inside.trim().split(/\s+/));
  return brackets.filter((tokens) => tokens.every((token) => id.test(token))).flat();
}

/** The ids among a test's tags, with or without the leading `@`. */
export function idsInTags(tags: readonly string[]): string[] {
  return tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => id.test(tag));
}

/** The requirement ids that a test names by its tags: `{ tags: ['quota-frozen-by-status'] }`, Playwright's with a leading `@`. */

/** An id has a hyphen and begins with a letter. */
const id = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** The ids among a test's tags, with or without the leading `@`. */
export function idsInTags(tags: readonly string[]): string[] {
  return tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => id.test(tag));
}

/** Reads requirement ids from tags: `{ tags: ['quota-frozen-by-status'] }`, in Playwright with a leading `@`. */

/** An id has a hyphen and begins with a letter. */
const id = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** Returns the ids among a test's tags, with or without the leading `@`. */
export function idsInTags(tags: readonly string[]): string[] {
  return tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => id.test(tag));
}

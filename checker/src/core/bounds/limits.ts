/**
 * Limits on the parts of a contract or response that are read and generated. The report names the parts left out.
 */

/** Maximum size of a contract file in bytes; GitHub's has 13 MB. */
export const LARGEST_FILE = 64 * 1024 * 1024;
/** Maximum number of values in one file with its aliases expanded; GitHub's has 0.9 million. */
export const MOST_VALUES = 4_000_000;
/** Maximum number of expanded aliases in one file. */
export const MOST_ALIASES = 100_000;
/** Maximum nesting depth of a contract or a response. */
export const DEEPEST = 200;
/** Maximum number of items in a generated list. */
export const LONGEST_LIST = 200;
/** Maximum number of characters in a generated text. */
export const LONGEST_TEXT = 20_000;
/** Maximum number of repetitions in a pattern for which texts are generated. */
export const MOST_REPETITIONS = 1000;
/** Maximum number of generators for one request: nested schemas multiply. */
export const MOST_PARTS = 3000;

/** Maximum number of schemas that one value is checked against, including nested branches. */
export const MOST_BRANCHES = 5000;

/** Wall time in ms to read at most 50 operations (`eachWithin`). This limit and the next two are generous for a busy machine. */
export const READING_MS = 30_000;
/** Wall time in ms to plan the cases of at most 50 operations. */
export const PLANNING_MS = 10_000;
/** Wall time in ms to judge one response. */
export const JUDGING_MS = 1500;
/** Time in ms to match one text against one pattern. */
export const PATTERN_MS = 500;

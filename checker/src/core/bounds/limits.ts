/**
 * Limits on the parts of a contract or response that are read and generated; the rest is left out and named in the
 * report.
 */

/** The largest contract file, in bytes; GitHub's has 13 MB. */
export const LARGEST_FILE = 64 * 1024 * 1024;
/** Values of one file when its aliases are written out; GitHub's has 0.9 million. */
export const MOST_VALUES = 4_000_000;
/** Aliases of one file, where each is counted as often as those around it repeat it. */
export const MOST_ALIASES = 100_000;
/** Objects and lists within one another, of a contract and of an answer. */
export const DEEPEST = 200;
/** Items of a list, and characters of a text, that are generated. */
export const LONGEST_LIST = 200;
export const LONGEST_TEXT = 20_000;
/** Repetitions in a pattern of which texts are generated. */
export const MOST_REPETITIONS = 1000;
/** Different values that are made ready for one request: schemas within schemas multiply. */
export const MOST_PARTS = 3000;

/** Maximum number of schemas that one value is checked against: the branches of its choices, and theirs. */
export const MOST_BRANCHES = 5000;

/** ms of wall time, so that a busy machine needs some to spare: for reading a few operations, for planning their cases, for judging one answer. */
export const READING_MS = 30_000;
export const PLANNING_MS = 10_000;
export const JUDGING_MS = 1500;
/** ms for one text against one pattern. */
export const PATTERN_MS = 500;

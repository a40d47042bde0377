/** Matches a text against a pattern of an untrusted contract, within a time limit. */
import { bounded, TookTooLong } from '../../bounds/bounded.ts';
import { PATTERN_MS } from '../../bounds/limits.ts';

/** Called once for a pattern that took too long. From then on it matches every text. */
export type OnSlow = (pattern: string) => void;

/** A pattern that can be matched safely. */
export interface Matcher {
  test(text: string): boolean;
  /** Identifies the pattern. */
  toString(): string;
}

/** Number of cached results: the same values repeat. */
const REMEMBERED = 500;
/** Length in characters from which a text is not cached. */
const LONG = 200;
/** Length in characters up to which no usual pattern takes long. */
const SHORT = 12;

/** Returns a matcher. Only a pattern that may take long is matched within a time limit, because the limit itself costs time. */
export function matcherOf(pattern: string, onSlow: OnSlow): Matcher {
  const shape = new RegExp(pattern, 'u');
  const isPlain = hasNoNestedQuantifiers(pattern);
  const known = new Map<string, boolean>();
  let isGivenUp = false;
  const judged = (text: string): boolean => {
    try {
      return bounded(PATTERN_MS, () => shape.test(text));
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error;
      isGivenUp = true;
      onSlow(pattern);
      return true;
    }
  };
  return {
    toString: () => pattern,
    test(text) {
      if (isGivenUp) return true;
      if (text.length <= SHORT || isPlain) return shape.test(text);
      const found = known.get(text) ?? judged(text);
      if (known.size < REMEMBERED && text.length < LONG) known.set(text, found);
      return found;
    },
  };
}

/**
 * Returns whether the pattern repeats no group, has one endless repetition at most, and none of 100 or more: `^[a-z]+\d{2}$`. Its time
 * then grows at most with the square of the text's length.
 */
function hasNoNestedQuantifiers(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const endless = bare.match(/[*+]|\{\d+,\}/g) ?? [];
  const repeatsGroup = /\)(?:[*+?]|\{\d)/.test(bare);
  const repeatsOften = /\{\d{3,}/.test(bare);
  return endless.length <= 1 && !repeatsGroup && !repeatsOften;
}

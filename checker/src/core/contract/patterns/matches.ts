/** Matches a text against a pattern of an untrusted contract, within a time limit. */
import { bounded, TookTooLong } from '../../bounds/bounded.ts';
import { PATTERN_MS } from '../../bounds/limits.ts';

/** Called once for a pattern that took too long; from then on it fits every text. */
export type OnSlow = (pattern: string) => void;

export interface Matcher {
  test(text: string): boolean;
  /** Tells one pattern from another. */
  toString(): string;
}

/** Values come again and again. */
const REMEMBERED = 500;
/** Characters at which no pattern of a usual length takes long. */
const SHORT = 12;

export function matcherOf(pattern: string, onSlow: OnSlow): Matcher {
  const shape = new RegExp(pattern, 'u');
  const isPlain = stepsForward(pattern);
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
      if (known.size < REMEMBERED && text.length < 200) known.set(text, found);
      return found;
    },
  };
}

/** Nothing without an end is repeated twice: then the time grows with the square of the text at most. */
function stepsForward(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const endless = bare.match(/[*+]|\{\d+,\}/g) ?? [];
  return endless.length <= 1 && !/\)(?:[*+?]|\{\d)/.test(bare) && !/\{\d{3,}/.test(bare);
}

/** Generates texts that match a pattern. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { MOST_REPETITIONS } from '../../bounds/limits.ts';

/** Cache: creating a generator costs far more than drawing texts. */
const known = new Map<string, Arbitrary<string> | undefined>();

/** @returns undefined for a pattern with lookaround or too many repetitions */
export function textsOf(pattern: string): Arbitrary<string> | undefined {
  if (!known.has(pattern)) known.set(pattern, made(pattern));
  return known.get(pattern);
}

function made(pattern: string): Arbitrary<string> | undefined {
  if (repetitionsIn(pattern) > MOST_REPETITIONS) return undefined;
  try {
    // Keeps the generated texts of a seed equal to those from before patterns were read with `u`.
    return fc.stringMatching(plainOrUnicode(whole(withoutFlags(pattern))), { size: '-1' });
  } catch {
    return undefined;
  }
}

/** Returns the pattern with anchors. Java validators match the whole text, others a part: an anchored text fits both. */
const whole = (pattern: string): string => (/[$^]/.test(pattern) ? pattern : `^(?:${pattern})$`);

/** Removes inline flags. A text in the case of the pattern matches with any flags. */
const withoutFlags = (pattern: string): string => pattern.replace(/^\(\?[ims]+:(.*)\)$/s, '$1');

function plainOrUnicode(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    return new RegExp(pattern, 'u');
  }
}

/** Returns the product of nested repetitions. */
const repetitionsIn = (pattern: string): number =>
  [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, least = '1', most = '']) => product * Math.max(1, Number(least), Number(most)),
    1,
  );

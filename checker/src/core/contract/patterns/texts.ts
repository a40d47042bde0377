/** Texts that fit a pattern. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { MOST_REPETITIONS } from '../../bounds/limits.ts';

/** Making them ready costs far more than drawing some. */
const known = new Map<string, Arbitrary<string> | undefined>();

/** @returns undefined for a pattern of which no texts are made: it looks ahead or back, or repeats too much */
export function textsOf(pattern: string): Arbitrary<string> | undefined {
  if (!known.has(pattern)) known.set(pattern, made(pattern));
  return known.get(pattern);
}

function made(pattern: string): Arbitrary<string> | undefined {
  if (repetitionsIn(pattern) > MOST_REPETITIONS) return undefined;
  try {
    // Keeps the behaviour from before patterns were read with `/u`, so the same seed makes the same texts.
    return fc.stringMatching(plainOrUnicode(whole(withoutFlags(pattern))), { size: '-1' });
  } catch {
    return undefined;
  }
}

/** Java validators match the whole text, and an unanchored pattern matches a part: an anchored text fits both. */
const whole = (pattern: string): string => (/[$^]/.test(pattern) ? pattern : `^(?:${pattern})$`);

/** A text as the pattern has its letters is right, whatever flags it has. */
const withoutFlags = (pattern: string): string => pattern.replace(/^\(\?[ims]+:(.*)\)$/s, '$1');

function plainOrUnicode(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    return new RegExp(pattern, 'u');
  }
}

/** Repetitions within one another multiply. */
const repetitionsIn = (pattern: string): number =>
  [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, least = '1', most = '']) => product * Math.max(1, Number(least), Number(most)),
    1,
  );

/** Generates texts that match a pattern. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { MOST_REPETITIONS } from '../../bounds/limits.ts';

/** Generators by pattern: to create one costs far more than to draw texts from it. */
const known = new Map<string, Arbitrary<string> | undefined>();

/** Returns a generator of texts. @returns undefined for a pattern with lookaround or too many repetitions */
export function textsOf(pattern: string): Arbitrary<string> | undefined {
  if (!known.has(pattern)) known.set(pattern, generatorOf(pattern));
  return known.get(pattern);
}

/** Texts by pattern. */
const drawn = new Map<string, string>();

/** Returns a text that matches the pattern, the same in every run. @returns an empty one where none can be generated */
export function textOf(pattern: string): string {
  const text =
    drawn.get(pattern) ?? fc.sample(textsOf(pattern) ?? fc.constant(''), { seed: 1, numRuns: 1 })[0] ?? '';
  drawn.set(pattern, text);
  return text;
}

function generatorOf(pattern: string): Arbitrary<string> | undefined {
  if (repetitionsIn(pattern) > MOST_REPETITIONS) return undefined;
  try {
    // With the flag `u`, a seed would draw other texts than in earlier versions. So `u` is used only where a pattern needs it.
    // `-1`: shorter texts than fast-check's usual ones.
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

/** Returns the product of all counted repetitions, such as `{2,5}`: an upper bound of nested ones. */
const repetitionsIn = (pattern: string): number =>
  [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (product, [, least = '1', most = '']) => product * Math.max(1, Number(least), Number(most)),
    1,
  );

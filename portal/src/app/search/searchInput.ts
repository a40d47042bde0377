import { readAmount } from '../../format/amount.ts';
import { foldWidth, MOST_NUMBERS, visible, wordsTyped } from '../../format/typed.ts';

/** Numbers or names, and the amount if the typed text is one. */
export interface SearchInput {
  readonly words: readonly string[];
  readonly amount?: number;
  /** More numbers were typed than one search takes. */
  readonly isCut: boolean;
}

/** Shortest text that is searched among records: a single letter would match nearly all of them. */
const SHORTEST = 2;
/** Longest word (searchRecords.yaml). */
const LONGEST = 64;

const isWhole = (text: string): boolean => /^\d+$/.test(text);

/** Reads a typed text. @returns undefined when it is too short */
export function searchInputOf(typed: string): SearchInput | undefined {
  const text = foldWidth(typed).trim();
  if (visible(text).length < SHORTEST) return undefined;
  const amount = readAmount(text);
  const isAmount = amount !== undefined && amount > 0;
  // Plain digits may be an amount or a part of a number; separators and decimals make it an amount only.
  const words = isAmount && !isWhole(text) ? [] : wordsOf(text);
  if (words.length === 0 && !isAmount) return undefined;
  return {
    words: words.slice(0, MOST_NUMBERS),
    ...(isAmount && { amount }),
    isCut: words.length > MOST_NUMBERS,
  };
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    wordsTyped(text)
      .split(',')
      .map((word) => word.trim().slice(0, LONGEST))
      .filter((word) => word.length >= SHORTEST),
  ),
];

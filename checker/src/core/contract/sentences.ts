/** Splits the prose of a contract into sentences. */
import { isUnconditional } from './conditions.ts';
import { withStepSentences } from './stepTables.ts';
import type { ErrorRow, Operation } from './types.ts';

/** The end of a sentence: a blank after its mark, a Chinese mark, or a line break; not the stop in `1.5`. */
const ENDS = /(?<=[.;!?])\s+|[。；！？\n]+/;

/** Joins wrapped lines, as Markdown does. A list, a table or a heading starts a new line. */
const unwrapped = (text: string): string => text.replaceAll(WRAPPED, '$1 ');

/**
 * A line of 60 characters or more that ends without a full stop, and the beginning of the next line. A number begins a list (`2. `,
 * `3 = closed`, `404 `), unless a word of small letters follows: `16 years old`.
 */
const WRAPPED =
  /(?<=^|\n)([^\n|]{60,}[^\s.;:!?。；！？：|])[ \t]*\n[ \t]*(?=[^\s\-*+#|>\d]|(?!\d{3}\b)\d+(?:[.,]\d+)* [a-z])/g;

/** Returns the sentences of a text, without their full stops. */
export const sentencesIn = (text: string): string[] =>
  unwrapped(withStepSentences(text))
    .split(ENDS)
    .map((each) => each.trim().replace(/[.;]$/, ''))
    .filter((each) => each !== '');

/** Sentences by operation: most checks of a response read them. */
const known = new WeakMap<Operation, readonly string[]>();

/** Returns the sentences about one operation: its summary and its description. */
export function sentencesOf(operation: Operation): readonly string[] {
  const { summary, description = '' } = operation;
  const found = known.get(operation) ?? [...new Set(sentencesIn(`${summary}\n\n${description}`))];
  known.set(operation, found);
  return found;
}

/** Returns the sentences about this operation and about all operations. */
export const allSentencesOf = (operation: Operation): string[] => [
  ...sentencesOf(operation),
  ...sentencesIn(operation.about ?? ''),
];

/**
 * Returns the sentences of a text that hold for every request. A reader of promises asks for these.
 *
 * @param understood the conditions that the reader meets
 */
export const promisesIn = (text: string, understood?: RegExp): string[] =>
  sentencesIn(text).filter((each) => isUnconditional(each, understood));

/** Returns the sentences about one operation that hold for every request. */
export const promisesOf = (operation: Operation, understood?: RegExp): string[] =>
  sentencesOf(operation).filter((text) => isUnconditional(text, understood));

/** Returns the sentences about this operation and about all operations that hold for every request. */
export const allPromisesOf = (operation: Operation, understood?: RegExp): string[] =>
  allSentencesOf(operation).filter((text) => isUnconditional(text, understood));

/**
 * Returns the sentences about refusals: descriptions of error codes, and sentences that name a code. The description of a
 * general row, such as the HTTP status 404 that every operation can return, says nothing about this operation.
 */
export const refusalsIn = (operation: Operation, rows: readonly ErrorRow[]): string[] => [
  ...rows
    .filter(({ general }) => !general)
    .flatMap(({ condition = '', text = '' }) => sentencesIn(`${condition}\n\n${text}`)),
  ...sentencesOf(operation).filter((text) => namesRow(text, rows)),
];

/**
 * Returns whether a sentence names one of the rows, by its code or by the name of the error. A general row with names counts
 * by its names only: its code, such as 404, stands in many sentences that mean another error.
 */
export const namesRow = (text: string, rows: readonly ErrorRow[]): boolean =>
  rows.some(({ code, names = [], general }) =>
    (general && names.length > 0 ? names : [code, ...names]).some((each) => text.includes(each)),
  );

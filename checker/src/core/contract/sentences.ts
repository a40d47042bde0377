/** What a contract says in words, sentence by sentence. */
import type { ErrorRow, Operation } from './types.ts';

const ENDS = /(?<=[.;!?])\s+|[。；！？\n]+/;

/** A long line goes on in the next one, as Markdown has it; a list, a table or a heading begins something of its own. */
const unwrapped = (text: string): string => text.replaceAll(WRAPPED, '$1 ');

const WRAPPED = /(?<=^|\n)([^\n|]{60,}[^\s.;:!?。；！？：|])[ \t]*\n[ \t]*(?=[^\s\-*+#|>\d])/g;

export const sentencesIn = (text: string): string[] =>
  unwrapped(text)
    .split(ENDS)
    .map((each) => each.trim().replace(/[.;]$/, ''))
    .filter((each) => each !== '');

/** Of an operation: its summary, and all that is said of it at length. */
export const sentencesOf = ({ summary, description = '' }: Operation): string[] => [
  ...new Set(sentencesIn(`${summary}\n\n${description}`)),
];

/** Of it and of all operations. */
export const allSentencesOf = (operation: Operation): string[] => [
  ...sentencesOf(operation),
  ...sentencesIn(operation.about ?? ''),
];

/** Of refusals: what stands beside their codes, and sentences that name one. */
export const refusalsIn = (operation: Operation, rows: readonly ErrorRow[]): string[] => [
  ...rows.flatMap(({ condition = '', said = '' }) => sentencesIn(`${condition}\n\n${said}`)),
  ...sentencesOf(operation).filter((text) => rows.some(({ code }) => text.includes(code))),
];

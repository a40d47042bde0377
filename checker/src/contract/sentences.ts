/** What a contract says in words, sentence by sentence. */
import type { Operation } from './types.ts';

const ENDS = /(?<=[.;!?])\s+|[。；！？\n]+/;

export const sentencesIn = (text: string): string[] =>
  text
    .split(ENDS)
    .map((each) => each.trim().replace(/[.;]$/, ''))
    .filter((each) => each !== '');

/** Of an operation: its summary, and all that is said of it at length. */
export const sentencesOf = ({ summary, description = '' }: Operation): string[] => [
  ...new Set([summary, ...sentencesIn(description)]),
];

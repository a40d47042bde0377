/** Spellings that the contract treats as equal. */
import { sentencesIn } from '../../../core/contract/sentences.ts';
import type { IgnoredDifferences } from '../../../core/rules/normalized.ts';

/** Ends of a sentence that ignores what it began with: `case does not matter`, `hyphens are ignored`. */
const NO_MATTER = String.raw`[^.;]*\b(?:do(?:es)? not|don't|doesn't|never) (?:matter|count|differ|distinguish)|[^.;]*\b(?:are|is) (?:the same|ignored|not (?:significant|relevant|distinguished)|irrelevant|treated (?:alike|the same|as equal))|[^.;]*\bmakes? no difference|(?: are)? alike\b`;
/** Starts of a phrase about what is ignored: `regardless of case`, `no matter the case`. */
const IGNORING = String.raw`(?:ignor(?:e|es|ing|ed)|regardless of|no matter|whatever|without regard to|disregarding|irrespective of)`;

const phrase = (what: string): RegExp =>
  new RegExp(String.raw`\b(?:${what})\b(?:${NO_MATTER})|\b${IGNORING}\b[^.;]*\b(?:${what})\b`, 'i');

const CASE = phrase('case|upper[- ]?case|lower[- ]?case|capitals?');
const CASE_TOO = /\bcase[- ]?insensitiv|\bnot case[- ]sensitive|不区分大小写|忽略大小写/i;
const BLANKS = phrase('blanks?|spaces?|white[- ]?space');
const TRIMMED = /\b(trimmed|stripped)\b|去除(首尾)?空格/i;
const HYPHENS = phrase('hyphens?|dashes|dash|separators?');

/** Returns what the sentences say to ignore when texts are compared. */
export function alikeIn(texts: readonly string[]): IgnoredDifferences {
  const has = (...all: readonly RegExp[]): boolean =>
    texts.flatMap(sentencesIn).some((text) => all.some((each) => each.test(text)));
  return { case: has(CASE, CASE_TOO), blanks: has(BLANKS, TRIMMED), hyphens: has(HYPHENS) };
}

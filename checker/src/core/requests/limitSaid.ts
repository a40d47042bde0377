/** Reads whether a filter shows what lies exactly at its limit: `inclusive`, `this day not included`, `不含`. */

/** The limit itself: `this day`, `the day itself`, `it`. */
const LIMIT = String.raw`\b(?:(?:this|that) \p{L}+|(?:the )?(?:day|date|time|moment|instant|limit|value|bound|end)|it|itself)(?: itself)?`;
const EXCLUDED = new RegExp(
  String.raw`\bexclusive(?:ly)?\b|\bstrictly\b|${LIMIT},? (?:which )?(?:(?:is|are|does|do) )?(?:not (?:included|listed|shown|counted|count)|excluded|left out)\b|\bnot (?:including|at it|on it)\b|, (?:which is )?not included\b|\b(?:excluding|without) (?:it|this|that|the (?:day|date|time|moment|limit|value))\b|不包?含`,
  'giu',
);
/** Words about anything else that is in or out: `drafts not included`, `not inclusive`. */
const DENIED = /\b(?:not|never|no|isn't|aren't)\b[^.;,)]*\binclu|\bexclud/i;
/** `drafts included` and `inclusive of tax` say nothing about the limit. */
const INCLUDED =
  /\bor (?:later|earlier|after|before)\b|\bon or\b|\binclusive(?:ly)?\b(?! of)|\bincluding\b|(?<!\b(?!(?:days|dates|times|ends|limits|values|moments|is|this)\b)\p{L}+s )\bincluded\b|（含）|\(含\)|[，,] ?含$|包含|(?:含|包括)(?:当天|当日|本日|该日)/iu;

export type LimitSaid = 'included' | 'excluded' | 'unclear' | undefined;

/** @returns undefined for a text that says nothing about it, and `unclear` for one that is not understood */
export function limitSaid(text: string): LimitSaid {
  const rest = text.replaceAll(EXCLUDED, ' ');
  const isExcluded = rest !== text;
  const isIncluded = INCLUDED.test(rest);
  if (DENIED.test(rest) || (isExcluded && isIncluded)) return 'unclear';
  if (isExcluded) return 'excluded';
  return isIncluded ? 'included' : undefined;
}

/** Reads whether a filter shows what lies exactly at its limit: `inclusive`, `this day not included`, `不含`. */

/** The limit itself: `this day`, `the day itself`, `it`. */
const LIMIT = String.raw`\b(?:(?:this|that) \p{L}+|(?:the )?(?:day|date|time|moment|instant|limit|value|bound|end)|it|itself)(?: itself)?`;
/** Words behind `including` for the limit; not `including drafts`. */
const OBJECT = String.raw`(?:it|this|that|the (?:given )?(?:day|date|time|moment|limit|value))\b`;
/** Text behind `inclusive` that makes it one of the limit; not `inclusive of tax` or `exclusive offers`. */
const OF_LIMIT = String.raw`(?:\W*$| ?[.,;:/()，。；）]|[ -](?:start|end|begin|lower|upper|first|last|earliest|latest|min|max|limit|bound|boundary|date|day|time|moment|instant|timestamp|value|at|on|both|from|to|until|since|and|or|in|as|the|this|that|it|iso|utc)\b)`;
/** Text behind `包含` that makes it one of the limit; not `不含税`. */
const ZH_LIMIT = String.raw`(?:$|[，。；、）)\s]|当天|当日|本日|该日|边界|端点|本身)`;
/** The list leaves the limit out: `exclusive`, `strictly`, `the day itself is not included`, `不含当天`. */
const EXCLUDED = new RegExp(
  String.raw`\bexclusive(?:ly)?\b(?=${OF_LIMIT})|\bstrictly\b|${LIMIT},? (?:which )?(?:(?:is|are|does|do) )?(?:not (?:included|listed|shown|counted|count)|excluded|left out)\b|\bnot (?:including|at it|on it)\b|, (?:which is )?not included\b|\b(?:excluding|exclusive of|without) ${OBJECT}|不包?含(?=${ZH_LIMIT})`,
  'giu',
);
/**
 * Text that makes the result unclear: a negation that EXCLUDED does not match (`not inclusive of this day`), or words about something
 * else (`drafts not included`, `including drafts`, `exclusive offers`).
 */
const DENIED = new RegExp(
  String.raw`\b(?:not|never|no|isn't|aren't)\b[^.;,)]*\binclu|\bexclu[ds]|(?<!\band )\bincluding (?!${OBJECT})|\binclusive(?:ly)?\b(?! of\b|${OF_LIMIT})|(?:包[含括]|不含)(?!${ZH_LIMIT})`,
  'i',
);
/** Not behind a plural that is itself included, as in `drafts included`. In `both days included` it is the limits; `is` is no plural. */
const NOT_OF_OTHERS = String.raw`(?<!\b(?!(?:days|dates|times|ends|limits|values|moments|is|this)\b)\p{L}+s )`;
/** The list shows the limit too: `inclusive`, `or later`, `including it`, `（含）`. Not `inclusive of tax`. */
const INCLUDED = new RegExp(
  String.raw`\bor (?:later|earlier|after|before)\b|\bon or\b|\binclusive(?:ly)?\b(?=${OF_LIMIT})|\b(?:and including\b|including ${OBJECT})|${NOT_OF_OTHERS}\bincluded\b|（含）|\(含\)|[，,] ?含$|包含(?=${ZH_LIMIT})|(?:含|包括)(?:当天|当日|本日|该日)`,
  'iu',
);

export type LimitSaid = 'included' | 'excluded' | 'unclear' | undefined;

/** @returns undefined for a text that says nothing about the limit, and `unclear` for one that is not understood */
export function limitSaid(text: string): LimitSaid {
  const rest = text.replaceAll(EXCLUDED, ' ');
  const isExcluded = rest !== text;
  const isIncluded = INCLUDED.test(rest);
  if (DENIED.test(rest) || (isExcluded && isIncluded)) return 'unclear';
  if (isExcluded) return 'excluded';
  return isIncluded ? 'included' : undefined;
}

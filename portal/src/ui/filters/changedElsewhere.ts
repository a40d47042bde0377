import type { FilterTexts } from './controls.ts';

/**
 * The filters whose fields give way to the URL: what has changed there (the way back, a link, a tab) since it was seen
 * last. Not what has only caught up with what the form sent: the user may be choosing on already.
 */
export const changedElsewhere = (seen: FilterTexts, sent: FilterTexts, now: FilterTexts): string[] =>
  Object.keys(now).filter((name) => now[name] !== seen[name] && now[name] !== sent[name]);

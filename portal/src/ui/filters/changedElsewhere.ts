import type { FilterTexts } from './controls.ts';

/**
 * Returns the filters whose fields must follow the URL: it changed there since last seen (back, a link, a tab).
 * Values that the form itself sent are excluded: the user may be editing already.
 */
export const changedElsewhere = (seen: FilterTexts, sent: FilterTexts, now: FilterTexts): string[] =>
  Object.keys(now).filter((name) => now[name] !== seen[name] && now[name] !== sent[name]);

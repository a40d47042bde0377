/** Reads that spans must not overlap: `It must not overlap another booking of the desk in status booked or checked_in (409)`. */
import { namesRow, refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { perOperation } from './perOperation.ts';
import { refusingRows } from './refusingRows.ts';
import { holdsInState } from './saidStates.ts';

export interface OverlapRule {
  readonly text: string;
  /** The last day belongs to its span, so two spans must not share it. */
  readonly lastDayCounts: boolean;
}

/** `Periods must not overlap`: forbids it, with or without a code. `Bookings that do not overlap are free` forbids nothing. */
const FORBIDS =
  /\b(must|may|can|shall|should|(?<!\b(?:that|which|they) )(?:do|does)) ?not overlap\b|\b(never|don't) overlap\b|\bno two\b[^.;]*\boverlap\b|\bno overlap|不(得|能|可)重叠/i;
/** `If it overlaps another booking`: what the sentence refuses. */
const OVERLAPS =
  /\boverlap(s|ping|ped)?( with)? (an?|another|any|one|existing|other)\b|\boverlapping \w+|\bdouble[- ]book|与[^，。]*重叠|时间冲突/i;
/** Words of a capacity, a permission or of concurrent requests: some overlaps are allowed. */
const ALLOWS =
  /\b(up to|at most|more than|capacity|places|units|limit|number of|once for each|(may|can) (still |also )?overlap|overlap(s|ping( \w+)?)? (is|are) (allowed|fine|ok|possible)|unless|override|force|overlapping (requests|updates|writes|edits|calls|transactions))\b|最多|容量/i;
/** Returns whether a sentence about a refusal is about overlaps. */
export const isOfOverlap = (text: string): boolean =>
  (FORBIDS.test(text) || OVERLAPS.test(text)) && !ALLOWS.test(text);

/** `Both first and last day belong to a period`. */
const LAST_DAY_COUNTS =
  /\bboth (the )?(first and (the )?last|ends?|days|dates|borders|limits|start and end)\b[^.;]*\b(belong|counts?|included|inclusive)\b|\b(first and last|start and end) (day|date)s? (are|is)? ?(both )?(included|inclusive)\b|\bdates are inclusive\b|首尾(两)?(日|天)(都|均)?(计入|包含)/i;

/** The rule that spans must not overlap; undefined if no row can refuse one that does, or a sentence allows some overlaps. */
export const overlapRule = perOperation((operation: Operation): OverlapRule | undefined => {
  const rows = refusingRows(operation);
  const texts = sentencesOf(operation);
  const refusing = [...texts.filter((text) => namesRow(text, rows)), ...refusalsIn(operation, rows)];
  const found = [
    ...texts.filter((each) => FORBIDS.test(each)),
    ...refusing.filter((each) => OVERLAPS.test(each)),
  ];
  const text = found[0];
  // A second sentence about overlaps may allow some of them.
  const isAllowed = [...texts, ...found].some(
    (each) => /overlap|double[- ]book|重叠|冲突/i.test(each) && ALLOWS.test(each),
  );
  if (rows.length === 0 || text === undefined || isAllowed) return undefined;
  return { text, lastDayCounts: texts.some((each) => LAST_DAY_COUNTS.test(each)) };
});

/** States of something finished or not yet agreed, which may not count. */
const OVER =
  /cancel|clos|archiv|delet|inactiv|revok|expir|retir|reject|declin|return|end|disabl|complet|done|finish|no.?show|draft|pend|request|propos|tentativ|withdr/i;

/** Returns whether a resource in this state counts for the rule. @param states all states of the contract */
export const countsInState = ({ text }: OverlapRule, state: string, states: readonly string[]): boolean =>
  holdsInState([text], state, states) ?? !OVER.test(state);

/** The rule itself leaves this state out: `overlaps another one that is booked or seated` says nothing of cancelled ones. */
export const leavesOut = (
  { text }: OverlapRule,
  { value, others }: { readonly value: string; readonly others: readonly string[] },
): boolean => holdsInState([text], value, [value, ...others]) === false;

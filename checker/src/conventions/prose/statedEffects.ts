/** Reads what an action does to a member of its resource: `Adds the minutes to \`minutes_spent\``, `Moves \`dueOn\` 14 days later`. */
import { singular, squeezed } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { collectionWord } from '../../core/contract/collectionWord.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import { onlyNumberOf } from '../../core/contract/onlyNumber.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';
import { hasEffectCondition } from './effectCondition.ts';
import { perOperation } from './perOperation.ts';
import { UNIT_MS } from './units.ts';

export type StatedEffect = {
  /** The changed member of the resource. */
  readonly member: string;
  readonly text: string;
} & (
  | { readonly kind: 'null' }
  /** The member takes the value that the request sends as `from`. */
  | { readonly kind: 'takes'; readonly from: string }
  /** The number grows by the value that the request sends as `from`; it falls with the sign -1. */
  | { readonly kind: 'adds'; readonly from: string; readonly sign: 1 | -1 }
  /** The time moves by this many ms: later, or earlier if negative. */
  | { readonly kind: 'moves'; readonly ms: number }
);

/** `\`solvedAt\` becomes null`, `sets \`solvedAt\` to null`, `\`solvedAt\` is cleared`: one of the groups is the member. */
const NULL =
  /`(\w+)` (?:becomes|is set to|is reset to|is set back to|turns) null\b|\b(?:sets|resets) `(\w+)` (?:back )?to null\b|`(\w+)` is (?:cleared|emptied|unset)\b/i;
/** `Stores the given reason as \`cancel_reason\``: the groups are the request's member and the resource's. */
const STORES =
  /\b(?:stores|saves|keeps|records|sets) (?:the |its )?(?:given |sent |new )?`?(\w+)`? (?:as|in|to) `(\w+)`/i;
/** `\`end_km\` becomes \`odometer\`` of the request */
const BECOMES = /`(\w+)` (?:becomes|takes|is set to) (?:the )?(?:given |sent )?`(\w+)`/i;
/** `Adds the minutes to \`spent\``: the groups are the request's member and the resource's. */
const ADDS = /\badds (?:the |its )?(?:given |sent )?`?(\w+)`? to `(\w+)`/i;
/** `The quantity is added to the stock`. Nothing may follow: `to the stock of the depot` is another resource's. */
const passive = (verb: string): RegExp =>
  new RegExp(
    String.raw`^(?:the |its )?(?:given |sent )?\`?(\w+)\`? (?:is|are) ${verb} (?:the |its )?(?:current )?\`?(\w+)\`?$`,
    'i',
  );
const ADDED = passive('added to');
const TAKEN_OFF = passive('(?:subtracted|deducted) from');
/** `Increases \`spent\` by \`minutes\``: the groups are the resource's member and the request's. */
const RAISES = /\b(?:increases|raises) `(\w+)` by (?:the )?(?:given |sent )?`(\w+)`/i;
/** `Subtracts the minutes from \`spent\`` */
const TAKES_OFF =
  /\b(?:subtracts|deducts|takes) (?:the |its )?(?:given |sent )?`?(\w+)`? (?:off|from) `(\w+)`/i;
/** `Reduces \`spent\` by \`minutes\`` */
const LOWERS = /\b(?:decreases|reduces|lowers) `(\w+)` by (?:the )?(?:given |sent )?`(\w+)`/i;
/** `Moves \`dueOn\` 14 days later`, `Extends \`expires_at\` by 2 weeks` */
const MOVES =
  /\b(?:moves|extends|postpones|pushes|shifts|prolongs) `(\w+)` (?:back )?(?:by )?(\d+) (minute|hour|day|week)s?(?: (later|earlier|back))?\b/i;
/** The new time need not follow from the old one. */
const FROM_NOW = /\b(now|today|request|moment|current|renewal|call)\b/i;

/** @returns the effects that the contract states without a condition */
export const statedEffects = perOperation((operation): readonly StatedEffect[] =>
  sentencesOf(operation).flatMap((text): StatedEffect[] =>
    hasEffectCondition(text)
      ? []
      : text
          .split(/, and |, (?=`)| and (?=`)|; /)
          .flatMap((clause) => effectIn(ofNamed(clause, operation), text, operation) ?? []),
  ),
);

/** Leaves out the owner of a member if the path names it: `to \`tips_cents\` of the delivery` of `/deliveries/{id}/tips`. */
const ofNamed = (clause: string, { named = {} }: Operation): string =>
  clause.replace(/ of (?:the|its) (\w+)$/i, (owner, word: string) =>
    Object.values(named).some((each) => wordOf(each) === word.toLowerCase()) ? '' : owner,
  );

const wordOf = (resource: Resource): string => singular(collectionWord(resource));

/** The only number of a creation, which its sentence calls by what is created: `The tip is added`. */
const createdNumber = (word: string, operation: Operation): string | undefined =>
  operation.method === 'POST' && singular(lastPartOf(operation.url)) === word.toLowerCase()
    ? onlyNumberOf(operation)
    : undefined;

function effectIn(clause: string, text: string, operation: Operation): StatedEffect | undefined {
  const [, ...nulls] = NULL.exec(clause) ?? [];
  const cleared = nulls.find((each) => each !== undefined);
  // The sentence of an update may only say what a sent null does.
  if (cleared !== undefined && !/^(PUT|PATCH)$/.test(operation.method))
    return { kind: 'null', member: cleared, text };
  const [, moved, count, unit = '', way = ''] = MOVES.exec(clause) ?? [];
  if (moved !== undefined)
    return FROM_NOW.test(text)
      ? undefined
      : {
          kind: 'moves',
          member: moved,
          text,
          ms: Number(count) * (UNIT_MS[unit.toLowerCase()] ?? Number.NaN) * (/earlier/i.test(way) ? -1 : 1),
        };
  const sent = (word: string): string | undefined =>
    Object.keys(membersOf(operation)).find(
      (each) => squeezed(each) === squeezed(word) && !operation.places?.[each],
    ) ?? createdNumber(word, operation);
  const [, stored = '', as = ''] = STORES.exec(clause) ?? [];
  const [, becoming = '', given = ''] = BECOMES.exec(clause) ?? [];
  const [taken, target] = stored === '' ? [sent(given), becoming] : [sent(stored), as];
  if (taken !== undefined && target !== '') return { kind: 'takes', member: target, from: taken, text };
  for (const [words, isTargetFirst, sign] of AMOUNTS) {
    const [, first = '', second = ''] = words.exec(clause) ?? [];
    const from = sent(isTargetFirst ? second : first);
    const member = isTargetFirst ? first : second;
    if (from !== undefined && member !== '') return { kind: 'adds', member, from, sign, text };
  }
  return undefined;
}

/** The forms of a sum: the pattern, whether it names the resource's member first, and the sign. */
const AMOUNTS: readonly (readonly [RegExp, boolean, 1 | -1])[] = [
  [ADDS, false, 1],
  [ADDED, false, 1],
  [RAISES, true, 1],
  [TAKES_OFF, false, -1],
  [TAKEN_OFF, false, -1],
  [LOWERS, true, -1],
];

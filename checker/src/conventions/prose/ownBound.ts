/** Reads a limit that the resource itself sets for a value of the request: `\`ended_at\` must be later than \`started_at\``. */
import { isSpokenIn, wordsOf } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { namesRow, sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { perOperation } from './perOperation.ts';
import { refusingRows } from './refusingRows.ts';

export interface OwnBound {
  /** The member of the request. */
  readonly member: string;
  /** The member of the resource that limits it: another one, or the same one before the change. */
  readonly other: string;
  /** `above`: the value must not be lower than the limit; `below`: not higher. */
  readonly side: 'above' | 'below';
  /** Whether the limit itself may be sent, as far as the sentence says. */
  readonly equal?: 'allowed' | 'refused';
  readonly text: string;
}

const LOWER = '(?:earlier|less|lower|smaller)';
const HIGHER = '(?:later|more|greater|higher|larger)';
const LOW = `(?:before|${LOWER} than|below|under)`;
const HIGH = `(?:after|${HIGHER} than|above|beyond)`;
const NOT = String.raw`(?:must not|may not|cannot|can't|never) (?:be|lie)`;
/** `` `X` must be later than `Y` ``: the groups are both members. */
const between = (words: string): RegExp =>
  new RegExp(String.raw`\`(\w+)\` (?:${words}) (?:the |its )?\`(\w+)\`(?! (?:plus|minus|less|by|of))`, 'i');
/** `Must not be before`, `must be at least`, `must be no (or not) less than`: the limit itself is allowed. */
const NOT_BELOW = `${NOT} ${LOW}|must be (?:at least|on or after|not? ${LOWER} than|${HIGHER} than or equal to)`;
const NOT_ABOVE = `${NOT} ${HIGH}|must not exceed|must be (?:at most|on or before|not? ${HIGHER} than|${LOWER} than or equal to)`;
const ABOVE = between(`must (?:be|lie) ${HIGH}|${NOT_BELOW}`);
const BELOW = between(`must (?:be|lie) ${LOW}|${NOT_ABOVE}`);
/** `` An `X` above `Y` is refused with 422 ``, in a sentence about a refusal: whether the limit itself may be sent is not said. */
const REFUSED_ABOVE = between(`(?:(?:is|lies|would be) )?${HIGH}|exceeds?`);
const REFUSED_BELOW = between(`(?:(?:is|lies|would be) )?${LOW}`);
/**
 * Words of a sentence that does not simply refuse each value beyond the limit: it allows some (`only`, `but`, `accepted`), or demands
 * one (`` `X` is after `Y`, otherwise 422 ``).
 */
const ONLY_SOME =
  /\b(?:and|only|needs?|requires?|accepted|allowed|not|but|for|by|otherwise|else|must|has to|should|expected|valid)\b/i;
const MAY_EQUAL = new RegExp(`${NOT_BELOW}|${NOT_ABOVE}`, 'i');
/** `` `lastDay` may be the hire date itself but not an earlier day ``: the groups are both members and the side. */
const ITSELF = new RegExp(
  String.raw`\`(\w+)\` (?:may|can) (?:be|equal) (?:the |its )?\`?(\w+(?: (?!itself)\w+)?)\`?(?: itself)?,? but (?:must )?(?:not|no|never) (?:be |lie )?(?:an? )?(before|after|${LOWER}|${HIGHER})`,
  'i',
);

/** `An odometer never goes down`, `the value only increases` */
const RISES =
  /\bnever (?:goes down|goes back|decreases?|falls?|drops?|shrinks?|gets (?:lower|smaller|less))\b|\b(?:can |may |must )?only (?:go(?:es)? up|increases?|rises?|grows?|be (?:raised|increased))\b|\b(?:must not|cannot|may not) (?:decrease|go down|be (?:lowered|reduced|decreased))\b/i;
/** Exceptions: by an admin, while it is a draft. */
const UNLESS = /\b(?:unless|except|if|when|while|until|once|without|admin\w*|usually|normally|default)\b/i;

/** Last words of names that are units: `odometer_km`. */
const UNIT =
  /^(?:km|m|miles?|kg|g|cents?|eur|usd|seconds?|minutes?|hours?|days?|percent|pct|count|total|value)$/;

/** Returns the limits that the sentences of an operation state without an exception. */
export const ownBounds = perOperation((operation: Operation): readonly OwnBound[] => {
  const members = membersOf(operation);
  const names = Object.keys(members).filter((name) => !operation.places?.[name]);
  // `Must be later than …` in the description of `ended_at` becomes a sentence that names the member.
  const own = names.flatMap((name) =>
    sentencesIn(descriptionOf(members[name] ?? {}, operation)).map(
      (text) => `\`${name}\` ${text.replace(/^[A-Z]/, (first) => first.toLowerCase())}`,
    ),
  );
  const texts = [...own, ...sentencesOf(operation)].filter((text) => !UNLESS.test(text));
  return texts.flatMap((text): OwnBound[] => {
    const found = text
      .split(/, and |, (?=`)| and (?=`)|; /)
      .flatMap((clause) => [
        ...pairIn(ABOVE, clause, 'above', text),
        ...pairIn(BELOW, clause, 'below', text),
        ...itselfIn(clause, text),
      ]);
    const refuses = namesRow(text, refusingRows(operation)) && !ONLY_SOME.test(text.replaceAll(/`\w+`/g, ''));
    const refused = refuses
      ? [...pairIn(REFUSED_ABOVE, text, 'below', text), ...pairIn(REFUSED_BELOW, text, 'above', text)]
      : [];
    const rising = RISES.test(text) ? names.filter((name) => isAbout(text, name)) : [];
    // With two members it is unclear which one the text means.
    const rises =
      rising.length === 1 ? [{ member: rising[0]!, other: rising[0]!, side: 'above' as const, text }] : [];
    return [
      ...[...found, ...refused.map(({ equal: _, ...bound }) => bound)].filter(
        ({ member, other }) => names.includes(member) && !names.includes(other),
      ),
      ...rises,
    ];
  });
});

function pairIn(words: RegExp, clause: string, side: OwnBound['side'], text: string): OwnBound[] {
  const [, member, other] = words.exec(clause) ?? [];
  if (member === undefined || other === undefined) return [];
  return [{ member, other, side, text, equal: MAY_EQUAL.test(clause) ? 'allowed' : 'refused' }];
}

function itselfIn(clause: string, text: string): OwnBound[] {
  const [, member, spoken, than = ''] = ITSELF.exec(clause) ?? [];
  if (member === undefined || spoken === undefined) return [];
  const side = new RegExp(`^(?:before|${LOWER})$`, 'i').test(than) ? 'above' : 'below';
  return [{ member, other: spoken.replaceAll(' ', '_'), side, text, equal: 'allowed' }];
}

/** The text has the name of the member, with or without its unit. */
function isAbout(text: string, name: string): boolean {
  const words = wordsOf(name);
  const short = words.length > 1 && UNIT.test(words.at(-1) ?? '') ? words.slice(0, -1).join('_') : undefined;
  return isSpokenIn(text, name) || (short !== undefined && isSpokenIn(text, short));
}

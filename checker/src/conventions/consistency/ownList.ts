/** Reads that a list shows the caller's own resources only: `Diners see their own reservations, staff see all`. */
import { wordPattern } from '../../core/base/words.ts';
import { collectionWord } from '../../core/contract/collectionWord.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';
import { resourceWord } from './names.ts';

/** The list is wider than the caller's own: `your own orders and those of your team`, `also shared ones`. */
const WIDER =
  /\b(and|or|plus|also|as well as|including|besides) (the |any |all |those |ones )*(those|shared|public|published|visible|others?|team|company)\b|\b(too|as well)$/i;
/** Words after the own ones: the list shows all, and its order or a mark tells which ones are own. `Own orders first` */
const MARKED = /\b(first|on top|before|marked|highlighted|flagged|above)\b/i;
/** Words before the own ones: the sentence holds for some requests only. `With mine=true, one's own orders` */
const CONDITIONAL = /\b(if|when|where|unless|without|with|for|filter\w*)\b|=/i;
/** Words before the own ones: `All of them, own orders last` */
const ALL = /\ball\b/i;

/** @returns the sentence, if it keeps the list to the caller's own resources, whatever the request asks for */
export const ownListSentence = (operation: Operation, resource: Resource): string | undefined =>
  sentenceWith(ownThings(resource), operation);

/**
 * `Check-ins of the members of your household`, `orders of your company`: several accounts may belong to one house.
 *
 * @returns the sentence, if it keeps the list to the resources of the caller's house, whatever the request asks for
 */
export const houseListSentence = (operation: Operation, resource: Resource): string | undefined =>
  sentenceWith(houseThings(resource), operation);

function sentenceWith(own: RegExp, operation: Operation): string | undefined {
  return sentencesOf(operation).find((text) => {
    const found = own.exec(text);
    if (!found || WIDER.test(text)) return false;
    const before = text.slice(0, found.index);
    // The part after a comma may speak of another role: `staff see all`.
    const [after = ''] = text.slice(found.index + found[0].length).split(/[,;]/, 1);
    return !CONDITIONAL.test(before) && !ALL.test(before) && !MARKED.test(after);
  });
}

/** Matches `own reservations`, `the caller's reservations`, `only its own`, `reservations of the caller`, `我的预约`. */
function ownThings(resource: Resource): RegExp {
  const things = thingsOf(resource);
  const forms = [
    String.raw`\b(?:own|your|my|(?:the )?(?:caller|user|signed-in user)'s)(?: own)? ${things}`,
    String.raw`\bonly (?:one's |their |his |her |its |your )own\b`,
    String.raw`${things} of the (?:caller|signed-in user)\b`,
    `(?:我的|本人的?|自己的)${things}`,
  ];
  return new RegExp(forms.join('|'), 'iu');
}

const HOUSE =
  'household|family|company|organi[sz]ation|firm|business|shop|store|team|group|club|school|tenant|workspace|practice|branch|association';

/** Matches `orders of your company`, `check-ins of the members of the caller's household`. */
const houseThings = (resource: Resource): RegExp =>
  new RegExp(
    String.raw`${thingsOf(resource)} (?:of|in|at|from) (?:(?:the |all )?\p{L}+ (?:of|in|at) )?(?:your|(?:the )?caller's|one's)(?: own)? (?:${HOUSE})\b`,
    'iu',
  );

function thingsOf(resource: Resource): string {
  const words = [collectionWord(resource), resourceWord(resource)].filter((word) => word !== '');
  return `(?:${[...words.map(wordPattern), 'ones'].join('|')})`;
}

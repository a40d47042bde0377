/** Reads that a member must name a resource of the caller, or of the caller's house: `The workshop has no such customer`. */
import { singular, squeezed, wordsOf } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

export interface ScopedReference {
  /** The member that refers to a resource: `customer_id`. */
  readonly member: string;
  readonly text: string;
}

/** Words for what all accounts share, or for the request: they name no house. */
const NO_HOUSE =
  'systems?|services?|servers?|backend|api|app|application|platform|database|catalog(?:ue)?|directory|registry|index|list|request|body|path|url';
const HOUSE = String.raw`(?:the|this|your|the caller's) (?!(?:${NO_HOUSE})\b)(?<house>\w+)`;
/** Whole sentences about a resource and the house in which it is looked for. */
const FORMS = [
  `${HOUSE} has no such (?<noun>\\w+)`,
  `no such (?<noun>\\w+) (?:in|at|of) ${HOUSE}`,
  `(?:the )?(?<noun>\\w+) does not (?:exist in|belong to) ${HOUSE}`,
  `(?:the )?(?<noun>\\w+) is no \\k<noun> of ${HOUSE}`,
].map((form) => new RegExp(`^${form}$`, 'i'));
/** `The pet must be one of your own`, `The account has to belong to the caller` */
const OF_CALLER =
  /^(?:the |an? )?(?<noun>\w+) (?:must|has to) (?:be (?:one of )?(?:your|the caller's|the user's|one's) own(?= \(|,|$| and\b)|belong to (?:you|the caller|the user)\b)/i;

/**
 * @param operations all operations. A house that one of their paths, a parameter or a member of the body names is a resource that a
 *   request chooses; only without such a name does the account belong to one house.
 */
export function scopedReferences(
  operation: Operation,
  operations: readonly Operation[],
): readonly ScopedReference[] {
  const rows = operation.errors.filter(({ code, implied }) => !implied && /^4(?:0[049]|22)$/.test(code));
  const { places = {} } = operation;
  const names = Object.keys(membersOf(operation)).filter((name) => !places[name]);
  const choosing = [...operations.map(({ url }) => url), ...names, ...Object.keys(places)];
  const chosen = new Set(choosing.flatMap(wordsOf).map(singular));
  const refusals = refusalsIn(operation, rows);
  const said = rows.length === 0 ? [] : sentencesOf(operation);
  return [...new Set([...refusals, ...said])].flatMap((text): ScopedReference[] => {
    const forms = refusals.includes(text) ? [...FORMS, OF_CALLER] : [OF_CALLER];
    const found = forms.map((form) => form.exec(text)).find((each) => each !== null)?.groups;
    const [house = '', noun = ''] = [found?.['house'], found?.['noun']];
    const member = names.find((name) => squeezed(name) === squeezed(`${noun}_id`));
    return member === undefined || chosen.has(singular(house.toLowerCase())) ? [] : [{ member, text }];
  });
}

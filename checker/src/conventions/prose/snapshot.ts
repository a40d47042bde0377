/** Reads which members keep the value that another resource had: `The rate of the employee when the payslip was added`. */
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../core/contract/types.ts';
import { perOperation } from './perOperation.ts';

export interface Snapshot {
  readonly member: string;
  /** The noun of the resource whose value is kept: `employee`. */
  readonly noun: string;
  readonly text: string;
}

const ARTICLE = String.raw`(?:the|its|this|that|their|an?) `;
/** `Later changes of the desk do not change it`: the group is the noun. */
const LATER = new RegExp(
  String.raw`\b(?:later|subsequent|further|future|any) (?:changes?|updates?) (?:of|to|in|on) ${ARTICLE}(\w+)[^.;]*\b(?:do(?:es)? not|don't|never|will not|have no|has no) (?:affect|change|alter|touch|reach|apply|effect|influence)`,
  'i',
);
/** `Not affected by later changes of the desk`: the group is the noun. */
const UNREACHED = new RegExp(
  String.raw`\b(?:not|never) (?:affected|changed|altered|touched|reached|influenced) by (?:later|subsequent|further|future|any) (?:changes?|updates?) (?:of|to|in|on) ${ARTICLE}(\w+)`,
  'i',
);
/** Words for the moment of the kept value: `at the time of the order`, `when it was ordered`, `as of the order`. */
const THEN = String.raw`(?:at the (?:time|moment|point) (?:of|when)|when (?:it|${ARTICLE}\w+) was (?:\w+ed|made|sold|bought|taken|sent)|as of)\b`;
/** `The price of the product at the time of the order`: the group is the noun. */
const AT_THE_TIME = new RegExp(String.raw`\bof ${ARTICLE}(\w+) ${THEN}`, 'i');
/** `The product's price when it was ordered`: the group is the noun. */
const ITS_OWN = new RegExp(String.raw`\b${ARTICLE}(\w+)['’]s (?:\w+ ){1,3}${THEN}`, 'i');

/** The members of a shown resource that later changes of another one do not reach. */
export const snapshotsIn = perOperation((operation: Operation): readonly Snapshot[] =>
  Object.entries(dataOf(operation).properties ?? {}).flatMap(([member, part]): Snapshot[] => {
    const text = descriptionOf(part, operation);
    const [, noun] =
      LATER.exec(text) ?? UNREACHED.exec(text) ?? AT_THE_TIME.exec(text) ?? ITS_OWN.exec(text) ?? [];
    return noun === undefined || MAY_FOLLOW.test(text) ? [] : [{ member, noun: noun.toLowerCase(), text }];
  }),
);

/** Conditions under which the value follows the other resource after all, and times that pass: `as of today`. */
const MAY_FOLLOW =
  /\b(unless|until|while|as long as|except|draft|recalculat\w*|refresh\w*|today|now|yesterday|latest|last (?:change|update|read\w*|sync\w*)|time of (?:the |this )?(?:request|response|call|read\w*|query))\b/i;

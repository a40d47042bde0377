/** Reads that the backend takes or shows a member for some accounts only: `Only staff see this field`. */
import { membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../core/contract/types.ts';

/** Words for what the backend does with a member, and for what accounts do with it. */
const SHOWN = 'seen|readable|visible|shown|returned|present|included';
const DOES = `${SHOWN}|sees?|gets?|views?|reads?|sets?|sends?|writes?|writable|changes?|changed|edits?|edited|editable|fills?|filled|updates?|updated`;

/** `Staff only`, `For agents only`, `admin-only`; not `plain text only` */
const STAFF_ONLY =
  /^\W*(?:for )?(?:the )?(?:staff|admin\w*|agents?|managers?|operators?|owners?|employees|internal)[ -]only\b/i;

/** `Ignored unless staff send it`; not `case is ignored` */
const IGNORED =
  /(?<!\b(?:case|capitals?|blanks?|spaces?|accents?|order|punctuation) (?:is|are) )\bignored\b/i;

const FOR_SOME = [
  // `Only staff see this field`, `Can only be set by staff`; not `plain text only, shown on the ticket`
  new RegExp(String.raw`\bonly\b[^.,;]*\b(?:${DOES})\b`, 'i'),
  // `Visible to admins only`, `Set by staff alone`
  new RegExp(String.raw`\b(?:${DOES})\b[^.;]*\b(?:only|alone)\b`, 'i'),
  // `Shown if the caller is an agent`; not `set when the order is paid`
  new RegExp(String.raw`\b(?:${SHOWN})\b[^.;]*\b(?:when|if|unless)\b`, 'i'),
  STAFF_ONLY,
  // `Hidden from guests`, `Absent for diners`, `null for students`
  /\bhidden (?:from|for)\b|\b(?:absent|omitted|missing|left out|null|empty) for (?:the |other )?\p{L}+s\b/iu,
  // `Not shown to diners`, `Visible to employees`; not `visible to everyone`
  /\b(?:shown|visible|returned|readable) (?:to|for) (?:the |other )?(?:staff|\p{L}+s)\b/iu,
  // `Customers never see this`
  /\p{L}+s (?:never|do not|don't|cannot|can't) (?:see|get|set|change|send)\b/iu,
  IGNORED,
  // `仅员工可见`, `访客发送时忽略`
  /仅[^。；]*可(?:见|修改|写|编辑|填)|忽略/,
];

/** `For staff; ignored for everybody else`, `Staff only`, `仅管理员可用`: the backend uses a parameter of some accounts only. */
const FILTERS_FOR_SOME = [
  IGNORED,
  STAFF_ONLY,
  /(?:^|[.;(]\s*)for (?:the )?(?:staff|admin\w*|agents|managers|operators|employees)\b/i,
  /仅[^。；]*可(?:用|填|传)|忽略/,
];

/** The description of a parameter says that the backend does not use it for each account. */
export const isFilterForSome = (says: string): boolean => FILTERS_FOR_SOME.some((each) => each.test(says));

/** The description of the member in the request or in the response says that not every account may send or see it. */
export const isForSomeAccounts = (operation: Operation, name: string): boolean =>
  [membersOf(operation), dataOf(operation).properties ?? {}].some((members) => {
    const says = descriptionOf(members[name] ?? {}, operation);
    return FOR_SOME.some((each) => each.test(says));
  });

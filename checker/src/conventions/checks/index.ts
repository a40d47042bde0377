/** Every check that is inferred from names and prose, in the order in which they run. */
import type { Check } from '../../core/judging/check.ts';
import { precondition } from './codes/precondition.ts';
import { asAsked } from './lists/as-asked.ts';
import { beyondLast } from './lists/beyond-last.ts';
import { filtered } from './lists/filtered.ts';
import { inPeriod } from './lists/in-period.ts';
import { inSaidOrder } from './lists/in-said-order.ts';
import { inSpan } from './lists/in-span.ts';
import { leftOut } from './lists/left-out.ts';
import { listSum } from './lists/list-sum.ts';
import { newestFirst } from './lists/newest-first.ts';
import { nextLink } from './lists/next-link.ts';
import { onlyOne } from './lists/only-one.ts';
import { paging } from './lists/paging.ts';
import { siblingCount } from './lists/sibling-count.ts';
import { sorted } from './lists/sorted.ts';
import { asPut } from './resources/as-put.ts';
import { nextVersion } from './resources/next-version.ts';
import { requestedId } from './resources/requested-id.ts';
import { sameValue } from './resources/same-value.ts';
import { wholeText } from './resources/whole-text.ts';
import { describedSum } from './sums/described-sum.ts';
import { duration } from './sums/duration.ts';
import { linesAddUp } from './sums/lines-add-up.ts';
import { partsAddUp } from './sums/parts-add-up.ts';
import { changedLater } from './values/changed-later.ts';
import { decimals } from './values/decimals.ts';
import { endsWith } from './values/ends-with.ts';
import { epochUnit } from './values/epoch-unit.ts';
import { fileSize } from './values/file-size.ts';
import { spanInOrder } from './values/in-order.ts';
import { maskedValue } from './values/masked-value.ts';
import { moneyText } from './values/money-text.ts';
import { noSecret } from './values/no-secret.ts';
import { nullWhile } from './values/null-while.ts';
import { timeAfter } from './values/time-after.ts';
import { utc } from './values/utc.ts';

const all: readonly Check[] = [
  nextVersion,
  precondition,
  paging,
  beyondLast,
  requestedId,
  wholeText,
  sameValue,
  noSecret,
  filtered,
  leftOut,
  inPeriod,
  inSpan,
  sorted,
  asAsked,
  asPut,
  fileSize,
  describedSum,
  linesAddUp,
  listSum,
  partsAddUp,
  duration,
  changedLater,
  decimals,
  epochUnit,
  maskedValue,
  siblingCount,
  newestFirst,
  inSaidOrder,
  nextLink,
  onlyOne,
  spanInOrder,
  moneyText,
  nullWhile,
  timeAfter,
  endsWith,
  utc,
];

export const conventionChecks: readonly Check[] = all.map((check) => ({ ...check, origin: 'conventions' }));

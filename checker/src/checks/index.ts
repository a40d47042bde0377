/** Every check, in the order in which they are asked. */
import { accepted } from './accepted.ts';
import { answered } from './answered.ts';
import type { Check } from './check.ts';
import { contentType } from './content-type.ts';
import { dataSchema } from './data-schema.ts';
import { describedSum } from './described-sum.ts';
import { asPut } from './as-put.ts';
import { fileSize } from './file-size.ts';
import { headerValue } from './header-value.ts';
import { problemStatus } from './problem-status.ts';
import { nextVersion } from './next-version.ts';
import { duration } from './duration.ts';
import { epochUnit } from './epoch-unit.ts';
import { linesAddUp } from './lines-add-up.ts';
import { listSum } from './list-sum.ts';
import { maskedValue } from './masked-value.ts';
import { partsAddUp } from './parts-add-up.ts';
import { siblingCount } from './sibling-count.ts';
import { documentedCode } from './documented-code.ts';
import { envelope } from './envelope.ts';
import { errorData } from './error-data.ts';
import { expectedCode } from './expected-code.ts';
import { extraMember } from './extra-member.ts';
import { httpStatus } from './http-status.ts';
import { inTime } from './in-time.ts';
import { jsonBody } from './json-body.ts';
import { message } from './message.ts';
import { nullNotDropped } from './null-not-dropped.ts';
import { filtered } from './filtered.ts';
import { spanInOrder } from './in-order.ts';
import { newestFirst } from './newest-first.ts';
import { onlyOne } from './only-one.ts';
import { noSecret } from './no-secret.ts';
import { inSpan } from './in-span.ts';
import { header } from './header.ts';
import { paging } from './paging.ts';
import { refused } from './refused.ts';
import { sameValue } from './same-value.ts';
import { sorted } from './sorted.ts';
import { successFlag } from './success-flag.ts';
import { stackTrace } from './stack-trace.ts';
import { theOne } from './the-one.ts';
import { undocumentedMember } from './undocumented-member.ts';
import { wholeText } from './whole-text.ts';

export const checks: readonly Check[] = [
  answered,
  inTime,
  httpStatus,
  contentType,
  jsonBody,
  envelope,
  successFlag,
  documentedCode,
  refused,
  expectedCode,
  accepted,
  dataSchema,
  nullNotDropped,
  errorData,
  extraMember,
  header,
  headerValue,
  problemStatus,
  nextVersion,
  paging,
  theOne,
  wholeText,
  sameValue,
  noSecret,
  filtered,
  inSpan,
  sorted,
  asPut,
  fileSize,
  describedSum,
  linesAddUp,
  listSum,
  partsAddUp,
  duration,
  epochUnit,
  maskedValue,
  siblingCount,
  newestFirst,
  onlyOne,
  spanInOrder,
  message,
  stackTrace,
  undocumentedMember,
];

/** Every check, in the order in which they are asked. */
import { accepted } from './codes/accepted.ts';
import { answered } from './transport/answered.ts';
import type { Check } from '../judging/check.ts';
import { contentType } from './transport/content-type.ts';
import { dataSchema } from './schema/data-schema.ts';
import { describedSum } from '../../conventions/checks/sums/described-sum.ts';
import { asPut } from '../../conventions/checks/resources/as-put.ts';
import { fileSize } from '../../conventions/checks/values/file-size.ts';
import { headerValue } from './transport/header-value.ts';
import { problemStatus } from './transport/problem-status.ts';
import { nextVersion } from '../../conventions/checks/resources/next-version.ts';
import { duration } from '../../conventions/checks/sums/duration.ts';
import { epochUnit } from '../../conventions/checks/values/epoch-unit.ts';
import { linesAddUp } from '../../conventions/checks/sums/lines-add-up.ts';
import { listSum } from '../../conventions/checks/lists/list-sum.ts';
import { maskedValue } from '../../conventions/checks/values/masked-value.ts';
import { partsAddUp } from '../../conventions/checks/sums/parts-add-up.ts';
import { siblingCount } from '../../conventions/checks/lists/sibling-count.ts';
import { documentedCode } from './codes/documented-code.ts';
import { envelope } from './envelope/envelope.ts';
import { errorData } from './envelope/error-data.ts';
import { expectedCode } from './codes/expected-code.ts';
import { extraMember } from './schema/extra-member.ts';
import { httpStatus } from './transport/http-status.ts';
import { inTime } from './transport/in-time.ts';
import { jsonBody } from './transport/json-body.ts';
import { message } from './envelope/message.ts';
import { nullNotDropped } from './schema/null-not-dropped.ts';
import { filtered } from '../../conventions/checks/lists/filtered.ts';
import { spanInOrder } from '../../conventions/checks/values/in-order.ts';
import { newestFirst } from '../../conventions/checks/lists/newest-first.ts';
import { onlyOne } from '../../conventions/checks/lists/only-one.ts';
import { noSecret } from '../../conventions/checks/values/no-secret.ts';
import { inSpan } from '../../conventions/checks/lists/in-span.ts';
import { header } from './transport/header.ts';
import { paging } from '../../conventions/checks/lists/paging.ts';
import { refused } from './codes/refused.ts';
import { sameValue } from '../../conventions/checks/resources/same-value.ts';
import { sorted } from '../../conventions/checks/lists/sorted.ts';
import { successFlag } from './envelope/success-flag.ts';
import { stackTrace } from './envelope/stack-trace.ts';
import { theOne } from '../../conventions/checks/resources/requested-id.ts';
import { undocumentedMember } from './schema/undocumented-member.ts';
import { wholeText } from '../../conventions/checks/resources/whole-text.ts';

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

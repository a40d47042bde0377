/** Lists every check of the contract's guarantees, in order. */
import type { Check } from '../judging/check.ts';
import { accepted } from './codes/accepted.ts';
import { documentedCode } from './codes/documented-code.ts';
import { expectedCode } from './codes/expected-code.ts';
import { refused } from './codes/refused.ts';
import { envelope } from './envelope/envelope.ts';
import { errorData } from './envelope/error-data.ts';
import { message } from './envelope/message.ts';
import { stackTrace } from './envelope/stack-trace.ts';
import { successFlag } from './envelope/success-flag.ts';
import { statedRule } from './rules/stated-rule.ts';
import { dataSchema } from './schema/data-schema.ts';
import { extraMember } from './schema/extra-member.ts';
import { nullNotDropped } from './schema/null-not-dropped.ts';
import { undocumentedMember } from './schema/undocumented-member.ts';
import { answered } from './transport/answered.ts';
import { contentType } from './transport/content-type.ts';
import { headerValue } from './transport/header-value.ts';
import { header } from './transport/header.ts';
import { httpStatus } from './transport/http-status.ts';
import { inTime } from './transport/in-time.ts';
import { jsonBody } from './transport/json-body.ts';
import { problemStatus } from './transport/problem-status.ts';

export const coreChecks: readonly Check[] = [
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
  message,
  stackTrace,
  undocumentedMember,
  statedRule,
];

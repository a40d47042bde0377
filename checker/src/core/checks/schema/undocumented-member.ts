import { answerOf } from '../../contract/answers.ts';
import type { Operation, Schema } from '../../contract/types.ts';
import { undocumentedMembers } from '../../contract/undocumentedMembers.ts';
import type { Check } from '../../judging/check.ts';

const formOf = (operation: Operation, status: number): Schema =>
  operation.answers ? (answerOf(operation, status)?.schema ?? {}) : operation.response;

export const undocumentedMember: Check = {
  id: 'undocumented-member',
  title: 'the response has no undocumented member (--strict)',
  judge: ({ operation, document, rules, verdict, got }) =>
    !rules.strict || verdict.code === undefined
      ? []
      : undocumentedMembers([formOf(operation, got.status)], document, operation.schemas).map((pointer) => ({
          message: `${pointer} is not documented`,
          pointer,
        })),
};

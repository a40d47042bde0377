import { answerOf } from '../../contract/answers.ts';
import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { isHttpRefusal } from '../../judging/refusalClass.ts';

export const envelope: Check = {
  id: 'envelope',
  title: 'the answer is an envelope of its service, its code as documented',
  first: true,
  judge: (exchange) => {
    const { operation, verdict, got } = exchange;
    // Where the contract writes nothing of refusals, the framework words them.
    if (got.status >= 400 && answerOf(operation, got.status)?.types.length === 0) return none;
    if (verdict.code !== undefined || verdict.loggedOutText !== undefined || isHttpRefusal(exchange))
      return none;
    const places = operation.inner
      ? `${operation.envelope.code} and ${operation.envelope.data}${operation.inner.code}`
      : operation.envelope.code;
    return one(
      `no envelope: ${places} should hold the code${operation.envelope.numeric ? '' : ' as a text'}`,
    );
  },
};

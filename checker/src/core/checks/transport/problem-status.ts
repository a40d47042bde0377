import { isObject } from '../../base/object.ts';
import { answerOf } from '../../contract/answers.ts';
import { flattened } from '../../contract/flattened.ts';
import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

/**
 * Checks that `application/problem+json` repeats the status of the response (RFC 9457). The same holds for other members with
 * such a name (`statusCode`), if their description says so, or if they are documented and have a number from 400 to 599.
 */
export const problemStatus: Check = {
  id: 'problem-status',
  title: 'a problem document names the HTTP status of its response',
  judge: ({ operation, got, document }) => {
    if (!operation.answers || got.status < 400 || !isObject(document)) return none;
    const { properties = {} } = flattened(answerOf(operation, got.status)?.schema ?? {}, operation.schemas);
    const isProblem = /^application\/problem\+json/i.test(got.type);
    const wrong = Object.entries(document).find(([name, value]) => {
      if (typeof value !== 'number' || value === got.status || !STATUS.test(name)) return false;
      const description = properties[name]?.description ?? '';
      const isStatus = (isProblem && name === 'status') || /\bHTTP status\b/i.test(description);
      return isStatus || (properties[name] !== undefined && value >= 400 && value < 600);
    });
    return wrong
      ? one(`${wrong[0]} is ${String(wrong[1])} in an answer with HTTP ${got.status}`, { pointer: wrong[0] })
      : none;
  },
};

/** `status`, `statusCode`, `http_status`. */
const STATUS = /^(http_?)?status(_?code)?$/i;

import { answerOf } from '../contract/answers.ts';
import { flattened } from '../contract/flattened.ts';
import { isObject } from '../object.ts';
import type { Check } from './check.ts';
import { none, one } from './check.ts';

/** `application/problem+json` repeats the status of the answer (RFC 9457), and so does a member that is described so. */
export const problemStatus: Check = {
  id: 'problem-status',
  title: 'a problem names the status with which it comes',
  judge: ({ operation, got, document }) => {
    if (!operation.answers || got.status < 400 || !isObject(document)) return none;
    const { status } = document;
    const { properties = {} } = flattened(answerOf(operation, got.status)?.schema ?? {}, operation.schemas);
    const said = properties['status']?.description ?? '';
    const isStatus = /^application\/problem\+json/i.test(got.type) || /\bHTTP status\b/i.test(said);
    return isStatus && typeof status === 'number' && status !== got.status
      ? one(`status is ${status} in an answer with HTTP ${got.status}`, { pointer: 'status' })
      : none;
  },
};

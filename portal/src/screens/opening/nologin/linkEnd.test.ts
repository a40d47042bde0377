import { expect, test } from 'vitest';
import { ApiError, type FailureKind } from '#generated/runtime/failure.ts';
import { linkEndOf } from './linkEnd.ts';

const error = (name: string, kind: FailureKind = 'state') =>
  new ApiError({
    service: 'provisional',
    operation: 'querySignLink',
    code: 'P120027',
    name,
    kind,
    message: '',
    requestId: 'r1',
  });

test.each([
  [error('SignLinkUsed'), 'used'],
  [error('SignLinkExpired'), 'expired'],
  [error('SignLinkOthers'), 'others'],
  [error('SignLinkNotFound'), 'unknown'],
  [error('SmsCodeWrong'), undefined],
  [error('NETWORK', 'network'), undefined],
  [new Error('anything'), undefined],
])('the end of a link after the error "%s" is %s', (refusal, end) => {
  expect(linkEndOf(refusal)).toBe(end);
});

import { describe, expect, test, vi } from 'vitest';
import { closeAfterFailure, faceResult } from './faceResult.ts';

const failure = (reason: string, restart = true) => ({ kind: 'failure', reason, restart });

describe('open status', () => {
  test('0 has not started', { tags: ['face-status-0'] }, () =>
    expect(faceResult({ openStatus: '0' })).toEqual(failure('start')),
  );
  test('4 is in progress', { tags: ['face-status-4'] }, () =>
    expect(faceResult({ openStatus: '4' })).toEqual(failure('in-progress')),
  );
  test('8 is success', { tags: ['face-status-8'] }, () =>
    expect(faceResult({ openStatus: '8' })).toEqual({ kind: 'success' }),
  );
  test('9 is a failed process', { tags: ['face-status-9'] }, () =>
    expect(faceResult({ openStatus: '9' })).toEqual(failure('process-failed')),
  );
  test('10 needs no authentication and is still a failure', { tags: ['face-status-10'] }, () =>
    expect(faceResult({ openStatus: '10' })).toEqual(failure('not-needed')),
  );
  test('15 is a refusal by risk control', { tags: ['face-status-15'] }, () =>
    expect(faceResult({ openStatus: '15' })).toEqual(failure('risk-refused')),
  );
  test('any other status is an exception', () => {
    for (const openStatus of ['', '1', '88', undefined])
      expect(faceResult({ openStatus })).toEqual(failure('exception'));
  });
});

describe('codes of the authentication widget', () => {
  test.each([
    ['E00001', failure('not-logged-in', false)],
    ['E00002', failure('link-timeout', false)],
    ['E00003', { kind: 'cancelled' }],
    ['E00004', failure('other-error', false)],
    ['E00005', failure('exception', false)],
    ['X', failure('exception', false)],
  ])('code %s gives %j', (errorCode, expected) => expect(faceResult({ errorCode })).toEqual(expected));
  test('prefers a widget code to a status', () => {
    expect(faceResult({ errorCode: 'E00003', openStatus: '8' })).toEqual({ kind: 'cancelled' });
  });
});

test('closes the dialog 300 ms after a failure', { tags: ['face-fail-close-300'] }, () => {
  vi.useFakeTimers();
  const close = vi.fn();
  closeAfterFailure(close);
  vi.advanceTimersByTime(299);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

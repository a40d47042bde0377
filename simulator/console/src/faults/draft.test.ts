import { expect, test } from 'vitest';
import { draftOf, emptyDraft, faultOf, fitsForm, withStatus } from './draft.ts';

const on = 'gateway.orderQuickBill';

test.each([
  { on, answer: { code: '9301' } },
  { on, answer: { status: 503 }, times: 2 },
  { on, answer: { wire: 'truncated' as const }, when: { call: 2 } },
  { on, answer: { drop: 'answer' as const }, when: { percent: 30 } },
  { on, answer: { delay: '3s' }, when: { every: 4 } },
  { on, answer: { delay: '200ms', spread: 0.6 } },
  { on, answer: { wire: 'slow-drip' as const, over: '3s' } },
  { on, answer: { status: 502, body: '<html>' } },
  { on, answer: { drop: 'connection' as const }, when: { like: { '/productCode': '12003' } } },
])('turns a fault into form values and back: %j', (fault) => {
  const existing = { ...fault, id: 'f1', used: 0 };
  expect(faultOf(draftOf(existing))).toEqual(fault);
  expect(fitsForm(existing)).toBe(true);
});

test('does not edit a fault with members that the form lacks', () => {
  const existing = { id: 'f1', used: 0, on, answer: { delay: '3s', code: '9301' } };
  expect(fitsForm(existing)).toBe(false);
  expect(fitsForm({ ...existing, answer: { code: '9301' }, when: { call: 2, percent: 3 } })).toBe(false);
});

test('sends no limit of times when the field is empty', () => {
  expect(faultOf({ ...emptyDraft, on, code: '9301' })).toEqual({ on, answer: { code: '9301' } });
});

test('replaces the default page of a status, and keeps a written one', () => {
  expect(withStatus(emptyDraft, '503')).toEqual({ status: '503', page: '<!doctype html><title>503</title>' });
  expect(withStatus({ ...emptyDraft, page: '<b>' }, '503')).toEqual({ status: '503' });
});

import { expect, test } from 'vitest';
import { hasOthers } from './hasOthers.ts';

test.each([
  ['The customer has jobs, whatever their status', 'in every state'],
  ['The customer has jobs in any state', 'in every state'],
  ['Customer still has jobs regardless of their state', 'in every state'],
  ['The customer has jobs', 'at least new'],
  ['The customer still has a job', 'at least new'],
  ['The customer has open jobs', undefined],
  ['The customer has jobs that are not paid', undefined],
  ['The customer has jobs, except cancelled ones', undefined],
  ['The customer has jobs, whatever their price', undefined],
  ['The customer has notes', undefined],
  ['The workshop has jobs', undefined],
  ['The customer has no jobs', undefined],
])('reads in which states dependents count, if that is all that the text says: "%s"', (text, counting) => {
  expect(hasOthers(text, 'customer', ['jobs', 'job'])).toBe(counting);
});

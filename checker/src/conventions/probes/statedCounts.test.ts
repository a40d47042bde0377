import { expect, test } from 'vitest';
import { countedIn } from './statedCounts.ts';

test.each([
  ['number of its recipients', { noun: 'recipients' }],
  ['Number of all comments.', { noun: 'comments' }],
  ['The count of the notes (hidden ones too)', { noun: 'notes' }],
  ['number of issues in the state opened', { noun: 'issues', state: 'opened' }],
  ['Number of lines that are `open`', { noun: 'lines', state: 'open' }],
  ['number of its recipients who have signed', { noun: '' }],
  ['Number of all comments, internal notes included', { noun: 'comments' }],
  ['Number of comments, without internal ones', { noun: '' }],
  ['number of items with a discount', { noun: '' }],
  ['number of notes written today', { noun: '' }],
  ['The serial number of its parts', { noun: '' }],
])('reads what "%s" counts', (says, counted) => {
  expect(countedIn(says)).toEqual(counted);
});

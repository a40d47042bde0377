import { expect, test } from 'vitest';
import { changedElsewhere } from './changedElsewhere.ts';

const none = { days: '', no: '' };

test.each([
  ['nothing', none, {}, none, []],
  ['the way back', { ...none, no: 'x' }, {}, none, ['no']],
  ['it has caught up with the form', none, { ...none, no: 'x' }, { ...none, no: 'x' }, []],
  ['it has what was sent without its blanks', none, { ...none, no: ' x ' }, { ...none, no: 'x' }, ['no']],
  ['a link changes one, the form another', none, { ...none, no: 'x' }, { days: '30', no: 'x' }, ['days']],
])('%s', (_, seen, sent, now, names) => {
  expect(changedElsewhere(seen, sent, now)).toEqual(names);
});

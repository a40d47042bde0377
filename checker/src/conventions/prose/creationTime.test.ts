import { expect, test } from 'vitest';
import { isBeginning, isCreationTime } from './creationTime.ts';

test.each([
  ['createdAt', true, true],
  ['creation_time', true, true],
  ['gmtCreate', true, true],
  ['recordedAt', false, true],
  ['filed_on', false, true],
  ['reportedDate', false, true],
  ['updatedAt', false, false],
  ['recorded', false, false],
  ['createdBy', false, false],
])(
  'reads of %s whether it is the time of creation, %s, or of the beginning, %s',
  (name, creation, beginning) => {
    expect([isCreationTime(name), isBeginning(name)]).toEqual([creation, beginning]);
  },
);

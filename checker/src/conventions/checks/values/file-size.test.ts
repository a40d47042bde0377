import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { fileSize } from './file-size.ts';

const sent = { petId: 1, photo: 'minka.jpg' };

test('an accepted file is not shown as empty', () => {
  expect(
    foreignComplaintsOf(fileSize, 'petshop.uploadPhoto', { petId: 1, size: 0 }, { payload: sent }),
  ).toEqual(['size is 0, and the file that was sent is not empty']);
});

test.each([
  ['a length', { payload: sent }, { petId: 1, size: 9 }],
  ['no length at all', { payload: sent }, { petId: 1 }],
  ['a member that is not in the contract', { payload: sent }, { petId: 1, bytes: 0 }],
  ['a file that is empty', { payload: { ...sent, fileContent: '' } }, { petId: 1, size: 0 }],
  ['no file', { payload: { petId: 1, caption: 'Minka' } }, { petId: 1, size: 0 }],
  [
    "somebody else's file",
    { payload: sent, expect: { kind: 'observed', right: true } as const },
    { petId: 1, size: 0 },
  ],
  ['a refusal', { payload: sent, got: { status: 400 } }, { petId: 1, size: 0 }],
])('accepts %s', (_, given, shown) => {
  expect(foreignComplaintsOf(fileSize, 'petshop.uploadPhoto', shown, given)).toEqual([]);
});

import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { fileSize } from './file-size.ts';

const sent = { petId: 1, photo: 'minka.jpg' };

test('reports an accepted file that is shown as empty', () => {
  expect(
    foreignComplaintsOf(fileSize, 'petshop.uploadPhoto', { petId: 1, size: 0 }, { payload: sent }),
  ).toEqual(['size is 0, and the file that was sent is not empty']);
});

test.each([
  ['a size', { payload: sent }, { petId: 1, size: 9 }],
  ['a response without a size', { payload: sent }, { petId: 1 }],
  ['a size that is not documented', { payload: sent }, { petId: 1, bytes: 0 }],
  ['an empty file', { payload: { ...sent, fileContent: '' } }, { petId: 1, size: 0 }],
  ['a request without a file', { payload: { petId: 1, caption: 'Minka' } }, { petId: 1, size: 0 }],
  [
    'recorded traffic',
    { payload: sent, expect: { kind: 'observed', right: true } as const },
    { petId: 1, size: 0 },
  ],
  ['a refusal', { payload: sent, got: { status: 400 } }, { petId: 1, size: 0 }],
])('accepts %s', (_, given, shown) => {
  expect(foreignComplaintsOf(fileSize, 'petshop.uploadPhoto', shown, given)).toEqual([]);
});

import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { keepsRemoved } from './keepsRemoved.ts';

const plain = foreignOperation('petshop.changePet');

test.each([
  ['closeAccount', 'Closes the account. It remains readable with status closed.'],
  ['retireDevice', 'It can still be read, with status `retired`.'],
  // No word removes the user.
  ['suspendUser', 'Takes the rights of the user'],
  ['deleteDevice', 'Deletes the device. It can still be retrieved.'],
  ['deleteDevice', 'Deletes the device; it can be fetched afterwards with status deleted'],
  ['removeDevice', 'Removes the device from lists. Its page stays available.'],
  ['deleteUser', 'Sets the status to `inactive`'],
  ['deleteUser', 'Moves the user to the recycle bin'],
  ['deleteUser', 'Deletes a user. The record continues to exist.'],
  ['deletePost', 'Logically deletes the post'],
  ['deletePost', 'Deletes the post; it can be restored for 30 days'],
  ['deletePost', '删除后仍可查询'],
  ['closeShop', 'Closes the shop. It can still be read, its offers cannot be found.'],
])('reads that a removed resource stays readable: %s, %s', (id, summary) => {
  expect(keepsRemoved({ ...plain, id, summary, description: '' })).toBe(true);
});

test.each([
  ['deleteUser', ''],
  ['deleteUser', 'Deletes a user and all that belongs to it'],
  ['removeLine', 'Takes a line away'],
  ['deleteSample', 'Deletes a sample. A deleted sample is not found until it is undeleted.'],
  ['archiveNote', 'Archives the note: it can no longer be read'],
  ['deleteNote', 'Moves the note to the trash; afterwards the note answers 404'],
  ['deletePost', '放入回收站，删除后查不到'],
  ['cancelAll', 'Removes every line. Refused while one is still used.'],
  // The state `CANCELLED` is one before the removal.
  ['removeExtra', 'Not for bookings which are `CANCELLED` (409).'],
])('reads that a removed resource is gone: %s, %s', (id, summary) => {
  expect(keepsRemoved({ ...plain, id, summary, description: '' })).toBe(false);
});

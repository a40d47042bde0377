import { expect, test } from 'vitest';
import { inPath, removes } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { saysGone } from './goneTogether.ts';

/** Returns the sentence that removes parts of this name with the vehicle. */
const saidOf = (description: string, word: string): string | undefined => {
  const { operationOf } = smallContract('fleet.json', {
    paths: {
      '/vehicles/{id}': { parameters: [inPath('id')], delete: { ...removes('drop'), description } },
    },
  });
  return saysGone(operationOf('drop'), word);
};

test.each([
  ['Also deletes its positions, trips and fuel entries.', 'fuel-entries'],
  ['Also deletes its positions, trips and fuel entries.', 'trips'],
  ['The ticket and its comments are gone. Further calls answer 404.', 'comments'],
  ['Refused with 409 while a copy is lent. Its reviews and holds are removed too.', 'reviews'],
  ['Removes the project together with all tasks.', 'tasks'],
])('finds the parts in "%s"', (description, word) => {
  expect(saidOf(description, word)).toBeDefined();
});

test.each([
  ['Also deletes its positions.', 'trips'],
  ['A vehicle with all its trips finished is deleted, if it has no positions.', 'positions'],
  ['Deletes the vehicle; its trips are kept.', 'trips'],
  ['Its trips and positions are removed later.', 'trips'],
  ['Removes the vehicle from the trips.', 'trips'],
  ['A vehicle and its trips cannot be deleted.', 'trips'],
  ['Reads the vehicle and its trips.', 'trips'],
])('finds no removed parts in "%s"', (description, word) => {
  expect(saidOf(description, word)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { sentencesIn, sentencesOf } from './sentences.ts';

test.each([
  ['', []],
  ['One pet', ['One pet']],
  ['It is sold. Nobody gets it back; not even you!', ['It is sold', 'Nobody gets it back', 'not even you!']],
  ['Costs 1.5 at pets.example', ['Costs 1.5 at pets.example']],
  ['已售出。不能退；谁都不能', ['已售出', '不能退', '谁都不能']],
  ['One line\n\nAnother line.\n', ['One line', 'Another line']],
])('splits %j into sentences', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

test('removes duplicate sentences of an operation', () => {
  const pet = foreignOperation('petshop.getPet');
  expect(sentencesOf(pet)).toEqual(['One pet']);
  expect(sentencesOf({ ...pet, description: 'One pet. Whoever asks.' })).toEqual(['One pet', 'Whoever asks']);
});

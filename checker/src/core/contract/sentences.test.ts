import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { sentencesIn, sentencesOf } from './sentences.ts';

/** A line that is long enough to be wrapped. */
const LONG = 'Members who join on the first day of a month must be at least';

test.each([
  ['', []],
  ['One pet', ['One pet']],
  ['It is sold. Nobody gets it back; not even you!', ['It is sold', 'Nobody gets it back', 'not even you!']],
  ['Costs 1.5 at pets.example', ['Costs 1.5 at pets.example']],
  ['已售出。不能退；谁都不能', ['已售出', '不能退', '谁都不能']],
  ['One line\n\nAnother line.\n', ['One line', 'Another line']],
  [`${LONG}\n16 years old. More.`, [`${LONG} 16 years old`, 'More']],
  [`${LONG}\n404 if it is unknown`, [LONG, '404 if it is unknown']],
  [`${LONG}\n2. the second`, [LONG, '2', 'the second']],
])('splits %j into sentences', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

test.each([
  [
    'writes a table of steps as one sentence',
    '| From | To |\n|---|---|\n| `filed` | withdrawn |\n| filed, assessed, or paid | rejected |\n| paid或filed | closed |\n',
    [
      'Brokers only',
      'filed → withdrawn, filed or assessed or paid → rejected, paid or filed → closed',
      'Otherwise 409',
    ],
  ],
  [
    'reads other headers of steps',
    '| 源状态 | Target status |\n|---|---|\n| filed | rejected |\n',
    ['Brokers only', 'filed → rejected', 'Otherwise 409'],
  ],
  [
    'leaves out a table of steps with conditions',
    '| from | to |\n|---|---|\n| filed | rejected |\n| assessed, nothing paid yet | rejected |\n',
    ['Brokers only', 'Otherwise 409'],
  ],
  [
    'keeps the rows of other tables',
    '| condition | code |\n|---|---|\n| it is paid | 409 |\n',
    ['Brokers only', '| condition | code |', '|---|---|', '| it is paid | 409 |', 'Otherwise 409'],
  ],
])('%s', (_, table, sentences) => {
  expect(sentencesIn(`Brokers only.\n\n${table}\nOtherwise 409.`)).toEqual(sentences);
});

test('removes duplicate sentences of an operation', () => {
  const pet = foreignOperation('petshop.getPet');
  expect(sentencesOf(pet)).toEqual(['One pet']);
  expect(sentencesOf({ ...pet, description: 'One pet. Whoever asks.' })).toEqual(['One pet', 'Whoever asks']);
});

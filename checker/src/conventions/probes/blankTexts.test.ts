import { expect, test } from 'vitest';
import { creates, exampleBody, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { forbidsBlanks, sendBlankTexts } from './blankTexts.ts';

test.each([
  ['Must not be blank.', true],
  ['The full name. It cannot consist of blanks only.', true],
  ['Never just whitespace', true],
  ['A non-blank label', true],
  ['A name of blanks only is not accepted (422).', true],
  ['Spaces alone are a 400', true],
  ['Blanks only separate the words', false],
  ['不能为空白', true],
  ['名称不能全是空格。', true],
  ['May be blank.', false],
  ['Must not be blank if a company is given.', false],
  ['Not longer than 20 letters, blanks included', false],
  ['Must not be empty.', false],
])('reads in "%s" whether blanks are forbidden: %s', (says, isForbidden) => {
  expect(forbidsBlanks(says)).toBe(isForbidden);
});

/** Returns the findings over a backend. @param takesBlanks whether it accepts a name of blanks */
async function foundFor(says: string, takesBlanks: boolean): Promise<string[]> {
  const asked = object({ name: { ...text, minLength: 1, description: says } });
  const contract = smallContract('tools.json', {
    paths: {
      '/tools': { post: creates('make', object({ id: number }), exampleBody(asked, { name: 'Saw' })) },
    },
  });
  const { probe, messages } = smallProbe(contract, (_, { name }) =>
    String(name).trim() === '' && !takesBlanks ? [400, {}] : [201, { id: 1 }],
  );
  await sendBlankTexts(probe, contract.operationOf('make'), { name: 'Saw' });
  return messages();
}

test('reports a name of blanks that is accepted, where the contract forbids it', async () => {
  expect(await foundFor('Must not be blank.', true)).toEqual([
    "name of blanks is accepted; the contract says 'Must not be blank.'",
  ]);
  expect(await foundFor('Must not be blank.', false)).toEqual([]);
  expect(await foundFor('The name.', true)).toEqual([]);
});

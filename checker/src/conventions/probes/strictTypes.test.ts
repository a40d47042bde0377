import { expect, test } from 'vitest';
import { creates, exampleBody, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { saysStrict, sendOtherTypes } from './strictTypes.ts';

test.each([
  ['Nothing is converted: the text "2" is not the number 2', true],
  ['Values are never coerced', true],
  ['There is no type conversion', true],
  ['请求参数不做类型转换', true],
  ['Times are converted to UTC', false],
  ['Amounts are not converted to another currency', false],
])('reads in "%s" that types are strict: %s', (says, isStrict) => {
  expect(saysStrict(says)).toBe(isStrict);
});

const asked = object({ name: text, count: { type: 'integer' } });

/** Returns the findings over a backend. @param converts whether it accepts the other type */
async function foundFor(description: string, converts: boolean): Promise<string[]> {
  const post = creates('make', object({ id: number }), exampleBody(asked, { name: 'Saw', count: 2 }));
  const contract = smallContract('tools.json', { paths: { '/tools': { post: { ...post, description } } } });
  const { probe, messages } = smallProbe(contract, (_, { name, count }) =>
    converts || (typeof name === 'string' && typeof count === 'number') ? [201, { id: 1 }] : [400, {}],
  );
  await sendOtherTypes(probe, contract.operationOf('make'), { name: 'Saw', count: 2 });
  return messages();
}

test('reports values of another type that are accepted, where the contract converts nothing', async () => {
  expect(await foundFor('Nothing is converted.', true)).toEqual([
    "name 12 is accepted; the contract says 'Nothing is converted'",
    `count "2" is accepted; the contract says 'Nothing is converted'`,
  ]);
  expect(await foundFor('Nothing is converted.', false)).toEqual([]);
  expect(await foundFor('Makes a tool.', true)).toEqual([]);
});

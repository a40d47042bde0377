import { expect, test } from 'vitest';
import { creates, exampleBody, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { birthBefore, minimumAgeIn, sendTooYoung } from './minimumAge.ts';

test.each([
  ['Members must be at least 16 years old on the day they sign up', 16],
  ['Riders have to be 18 or older.', 18],
  ['The minimum age is 21', 21],
  ['须年满18周岁', 18],
  ['At least 16 years old, unless a parent signs', undefined],
  ['At least 3 days old', undefined],
])('reads the minimum age in "%s": %s', (says, age) => {
  expect(minimumAgeIn(says)).toBe(age);
});

test('a person of 16 in two days is born 16 years before that day', () => {
  expect(birthBefore(16, Date.parse('2026-11-29T10:00:00Z'))).toBe('2010-12-01');
});

/** Returns the findings over a backend. @param oldest the first year of birth that it refuses */
async function foundFor(description: string, oldest: number): Promise<string[]> {
  const asked = object({ born_on: { ...text, format: 'date' } });
  const post = creates('join', object({ id: number }), exampleBody(asked, { born_on: '1991-06-30' }));
  const contract = smallContract('gym.json', { paths: { '/members': { post: { ...post, description } } } });
  const { probe, messages } = smallProbe(contract, (_, payload) =>
    Number(String(payload['born_on']).slice(0, 4)) >= oldest ? [400, {}] : [201, { id: 1 }],
  );
  await sendTooYoung(probe, contract.operationOf('join'), { born_on: '1991-06-30' });
  return messages();
}

test('reports a member who is two days too young and is accepted', async () => {
  const says = 'Members must be at least 16 years old.';
  expect(await foundFor(says, 3000)).toEqual([
    expect.stringMatching(/^born_on 20\d\d-\d\d-\d\d is accepted/),
  ]);
  expect(await foundFor(says, 1992)).toEqual([]);
  expect(await foundFor('Joins.', 3000)).toEqual([]);
});

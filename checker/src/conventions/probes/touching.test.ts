import { expect, test } from 'vitest';
import {
  body,
  creates,
  json,
  number,
  object,
  reads,
  refused,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { touching } from './touching.ts';

const moment = { ...text, format: 'date-time' };
const span = { starts_at: moment, ends_at: moment };
const shift = object({ id: number, ...span });
const plan = {
  ...creates('plan', shift, body(span)),
  responses: { 201: json(shift), ...refused(409, 422) },
};
const contractSaying = (description: string) =>
  smallContract('shifts.json', {
    paths: {
      '/shifts': { post: { ...plan, description } },
      '/shifts/{id}': { get: reads('get', shift) },
    },
  });

const RULE = 'Two shifts must not overlap';
const [MORNING, NOON] = ['2027-03-01T08:00:00Z', '2027-03-01T13:00:00Z'];

type Range = readonly [from: number, to: number];
const overlap = ([from, to]: Range, [start, end]: Range): boolean => from < end && start < to;
const orTouch = ([from, to]: Range, [start, end]: Range): boolean => from <= end && start <= to;

/** Returns the findings over a backend that refuses a shift that collides with another one. */
async function findingsFor(
  description: string,
  status: number,
  collide: typeof overlap,
  error = 'The shift overlaps another one.',
): Promise<string[]> {
  const { operationOf, ...rest } = contractSaying(description);
  const planned: Range[] = [];
  const { probe, messages } = smallProbe({ operationOf, ...rest }, (_id, { starts_at, ends_at }) => {
    const one: Range = [Date.parse(String(starts_at)), Date.parse(String(ends_at))];
    if (planned.some((each) => collide(each, one))) return [status, { error }];
    planned.push(one);
    return [201, { id: planned.length, starts_at, ends_at }];
  });
  await touching(probe, operationOf('plan'), { starts_at: MORNING, ends_at: NOON });
  return messages();
}

test.each([
  [`${RULE} (409); a shift may start when another ends.`, 409, true],
  [
    `${RULE}; a shift may start in the very moment in which the one before ends. Whatever breaks this is a 422.`,
    422,
    true,
  ],
  [`${RULE} (422). Back-to-back shifts are allowed.`, 422, true],
  [`${RULE}. Whatever breaks this is a 422.`, 422, false],
])('reads whether spans may touch: %s', async (description, status, mayTouch) => {
  expect(await findingsFor(description, status, overlap)).toEqual([]);
  const found = await findingsFor(description, status, orTouch);
  expect(found).toEqual(mayTouch ? [expect.stringContaining('lets them touch')] : []);
});

test('accepts that one code refuses an adjacent span by another rule', async () => {
  const says = `${RULE}; they may start when another ends. At most six hours a day. Else 422.`;
  expect(await findingsFor(says, 422, orTouch)).toEqual([expect.stringContaining('lets them touch')]);
  expect(await findingsFor(says, 422, orTouch, 'More than six hours a day.')).toEqual([]);
});

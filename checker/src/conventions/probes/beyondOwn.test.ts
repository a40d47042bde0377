import { expect, test } from 'vitest';
import {
  answer,
  changes,
  creates,
  exampleBody,
  number,
  object,
  reads,
  refusals,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { beyondOwn } from './beyondOwn.ts';

/** Returns what is found where a new campaign with this status takes a lower goal. */
async function foundFor(description: string, status: string): Promise<string[]> {
  const campaign = object({ id: number, goal: number, status: { ...text, enum: ['draft', 'published'] } });
  const contract = smallContract('campaigns.json', {
    paths: {
      '/campaigns': { post: creates('make', campaign, exampleBody(object({ goal: number }), { goal: 10 })) },
      '/campaigns/{id}': {
        get: reads('read', campaign),
        patch: {
          ...changes('change', campaign, exampleBody(object({ goal: number }), { goal: 20 })),
          description,
        },
      },
    },
  });
  let goal: unknown = 10;
  const { probe, messages } = smallProbe(contract, (id, payload) => {
    if (id !== 'read') goal = payload['goal'];
    return [id === 'make' ? 201 : 200, { id: 1, goal, status }];
  });
  await beyondOwn(probe, contract.operationOf('change'), { id: 1, goal: 20 });
  return messages();
}

test.each([
  ['The goal never goes down (422).', 'draft', 1],
  ['The goal of a published campaign must not be lowered (422).', 'draft', 0],
  ['The goal of a published campaign must not be lowered (422).', 'published', 1],
  // `Paid` and `promoted` may be states that no member shows. Every campaign is an existing one.
  ['The goal of a paid campaign must not be lowered (422).', 'published', 0],
  ['The goal of a promoted campaign must not be lowered (422).', 'published', 0],
  ['The goal of an existing campaign never goes down (422).', 'draft', 1],
])(
  'by "%s", a lower goal that a %s campaign takes gives %i findings',
  async (description, status, findings) => {
    expect(await foundFor(description, status)).toHaveLength(findings);
  },
);

test.each([
  ['`end` must be later than `start` (422).', (end: string, start: string) => end > start, []],
  [
    '`end` must be later than `start` (422).',
    (end: string, start: string) => end >= start,
    [/same as start, is accepted/],
  ],
  ['`end` must not be before `start` (422).', (end: string, start: string) => end >= start, []],
  [
    '`end` must not be before `start` (422).',
    (end: string, start: string) => end > start,
    [/same as start, is refused with 422/],
  ],
  [
    '`end` may be the start itself, but not an earlier day (422).',
    (end: string, start: string) => end > start,
    [/is refused with 422/],
  ],
  // The next value is refused too, so the limit may not be the reason.
  ['`end` must not be before `start` (422).', () => false, []],
])('judges the answer to the limit itself: %s', async (description, takes, expected) => {
  const day = { ...text, format: 'date' };
  const stay = object({ id: number, start: day, end: day });
  const contract = smallContract('stays.json', {
    paths: {
      '/stays': { post: creates('make', stay, exampleBody(object({ start: day }), { start: '2031-05-01' })) },
      '/stays/{id}': { get: reads('read', stay) },
      '/stays/{id}/finish': {
        post: {
          operationId: 'finish',
          description,
          requestBody: exampleBody(object({ end: day }), { end: '2031-05-09' }),
          responses: { 200: answer('it', stay), ...refusals, 422: answer('wrong') },
        },
      },
    },
  });
  let id = 0;
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation === 'make') id += 1;
    const shown = { id, start: '2031-05-01', end: payload['end'] ?? '2031-05-02' };
    if (operation === 'finish' && !takes(String(payload['end']), '2031-05-01')) return [422, {}];
    return [operation === 'make' ? 201 : 200, shown];
  });
  await beyondOwn(probe, contract.operationOf('finish'), { id: 1, end: '2031-05-09' });
  expect(messages()).toEqual(expected.map((each) => expect.stringMatching(each)));
});

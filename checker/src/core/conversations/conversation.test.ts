import { expect, test } from 'vitest';
import { withKeptValues, MissingValue, partAt } from '../base/values.ts';
import type { Journey, Step } from '../journeys/journey.ts';
import { readJourneys } from '../journeys/named/readJourneys.ts';
import { complaintOf } from '../journeys/shows.ts';
import type { JourneyRun } from './runJourney.ts';
import { shorten } from './shorten.ts';

const success = (data: unknown) => ({ verdict: { success: true, code: '0', data }, before: undefined });
const step = (rest: Partial<Step>): Step => ({ call: 'a.b', with: {}, ...rest });

test.each<[string, Partial<Step>, Parameters<typeof complaintOf>[1], string | undefined]>([
  [
    'accepts an expected value',
    { shows: { '/status': 'billing' } },
    success({ status: 'billing' }),
    undefined,
  ],
  [
    'reports another value',
    { shows: { '/status': 'billing' } },
    success({ status: 'none' }),
    '/status is "none", expected "billing"',
  ],
  ['accepts a number that fell', { below: { '/due': '$due' } }, success({ due: 5 }), undefined],
  [
    'reports a number that did not fall',
    { below: { '/due': '$due' } },
    success({ due: 10 }),
    '/due is 10, it should have fallen below 10',
  ],
  ['accepts a missing item', { lacks: { in: '/list', no: 1 } }, success({ list: [{ no: 2 }] }), undefined],
  [
    'reports an item that should be missing',
    { lacks: { in: '/list', no: 1 } },
    success({ list: [{ no: 1, x: 0 }] }),
    '/list still holds {"no":1}',
  ],
  ['reports a missing item', { holds: { in: '', no: 1 } }, success([]), 'the list lacks {"no":1}'],
  [
    'accepts an expected refusal',
    { refused: ['9301'] },
    { verdict: { success: false, code: '9301' }, before: undefined },
    undefined,
  ],
  [
    'reports a missing refusal',
    { refused: ['9301'] },
    success({}),
    'answered 0, it must be refused with 9301',
  ],
  ['accepts the same response', { same: true }, { ...success({ no: 1 }), before: { no: 1 } }, undefined],
  [
    'reports another response',
    { same: true },
    { ...success({ no: 2 }), before: { no: 1 } },
    'the same request with the same idempotency key is answered differently',
  ],
])('%s', (_, rest, answer, expected) => {
  expect(complaintOf(step(rest), answer, { due: 10 }, 'salt')).toBe(expected);
});

test('fills later steps with kept values, and reports one that is missing', () => {
  const kept = { bill: { no: 'ZD1', owed: 12.5 } };
  expect(withKeptValues({ bills: [{ no: '$bill.no' }], amount: '$bill.owed' }, kept, 's')).toEqual({
    bills: [{ no: 'ZD1' }],
    amount: 12.5,
  });
  expect(() => withKeptValues('$other', kept, 's')).toThrow(MissingValue);
});

test('makes the same idempotency key for one salt, and another for another salt', () => {
  expect(withKeptValues('$key.a', {}, 's')).toMatch(/^[0-9a-f]{20}$/);
  expect(withKeptValues('$key.a', {}, 's')).toBe(withKeptValues('$key.a', {}, 's'));
  expect(withKeptValues('$key.a', {}, 's')).not.toBe(withKeptValues('$key.a', {}, 't'));
});

test('selects an item by its members or its index, and none if no item matches', () => {
  const list = [{ cycle: '5106' }, { cycle: '5107', n: 1 }, { cycle: '5107', n: 2 }];
  expect(partAt({ list }, '/list[cycle=5107,n=2]/n')).toBe(2);
  expect(partAt(list, '/0/cycle')).toBe('5106');
  expect(partAt({ list }, '/list[cycle=1]/n')).toBeUndefined();
});

test('shortens a conversation to its accepted writes and the failing step', async () => {
  const read = step({ call: 'a.read' });
  const order = step({ call: 'a.order' });
  const refused = step({ call: 'a.order', refused: ['9301'] });
  const failed = step({ call: 'a.order', refused: ['9303'] });
  const journey: Journey = { name: 'x', title: 'x', steps: [read, order, read, refused, failed, read] };
  const seen: number[] = [];
  const attempt = async ({ steps }: Journey): Promise<JourneyRun> => {
    seen.push(steps.length);
    return {
      answers: [],
      wrong: { step: failed, message: String(steps.map(({ call }) => call)), sent: {} as never },
    };
  };
  const attempted = await shorten(journey, failed, { attempt, writes: ({ call }) => call === 'a.order' });
  expect(attempted?.wrong?.message).toBe('a.order,a.order');
  // It drops the steps after the failure, then the refusal and one read after the other.
  expect(seen).toEqual([4, 3, 2]);
});

test('keeps a refusal with a cost in the shortened conversation', async () => {
  const wrong = step({ call: 'a.try', refused: ['9301'], costs: true });
  const failed = step({ call: 'a.try', refused: ['9302'] });
  const journey: Journey = { name: 'x', title: 'x', steps: [step({ call: 'a.read' }), wrong, failed] };
  const attempt = ({ steps }: Journey): Promise<JourneyRun> =>
    Promise.resolve({
      answers: [],
      wrong: { step: failed, message: String(steps.map(({ call }) => call)), sent: {} as never },
    });
  const attempted = await shorten(journey, failed, { attempt, writes: ({ call }) => call === 'a.try' });
  expect(attempted?.wrong?.message).toBe('a.try,a.try');
});

test('every journey has a title, and its last step expects something', () => {
  for (const { title, steps, name } of readJourneys()) {
    expect(title, name).toMatch(/\S/);
    const last = steps.at(-1)!;
    expect(last.refused ?? last.shows ?? last.below ?? last.holds ?? last.lacks, name).toBeDefined();
  }
});

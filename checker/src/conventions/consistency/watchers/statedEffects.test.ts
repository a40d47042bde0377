/** Effects that a sentence states about a member of the resource: null, sent values, sums and moved times. */
import { expect, test } from 'vitest';
import {
  body,
  changes,
  creates,
  lists,
  number,
  object,
  reads,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { brokenRules } from '../../fixtures/brokenRules.ts';

const loan = {
  type: 'object',
  properties: { id: number, dueOn: text, spent: number, note: text, solvedAt: text },
};

/** Returns the rules that an action with this description breaks: first a read shows the loan, then the action's response. */
function brokenBy(description: string, payload: object, before: object, after: object): string[] {
  const { operations, sent } = smallContract('loans.json', {
    paths: {
      '/loans': { get: lists('list', loan) },
      '/loans/{loanId}': { get: reads('get', loan) },
      '/loans/{loanId}/act': {
        post: { ...changes('act', loan, body({ minutes: number, reason: text })), description },
      },
    },
  });
  return brokenRules(operations, [
    sent('get', { loanId: 1 }, { id: 1, ...before }),
    sent('act', { loanId: 1, ...payload }, { id: 1, ...after }),
  ]);
}

const [first, later, sooner] = ['2026-10-01', '2026-10-15', '2026-10-05'];

test.each<[string, object, object, object]>([
  ['Adds the minutes to `spent` of the loan.', { minutes: 5 }, { spent: 10 }, { spent: 5 }],
  ['Books the time. The minutes are added to the spent.', { minutes: 5 }, { spent: 10 }, { spent: 5 }],
  ['The given `minutes` are subtracted from `spent`.', { minutes: 5 }, { spent: 10 }, { spent: 10 }],
  ['Increases `spent` by `minutes`.', { minutes: 5 }, { spent: 10 }, { spent: 10 }],
  ['Subtracts the minutes from `spent`.', { minutes: 5 }, { spent: 10 }, { spent: 15 }],
  ['Reduces `spent` by `minutes`.', { minutes: 5 }, { spent: 10 }, { spent: 10 }],
  ['Stores the given reason as `note`.', { reason: 'ill' }, { note: '' }, { note: '' }],
  ['`note` becomes the given `reason`.', { reason: 'ill' }, { note: 'old' }, { note: 'old' }],
  ['A solved one becomes `open` again and `solvedAt` becomes null.', {}, {}, { solvedAt: first }],
  ['Sets `solvedAt` to null.', {}, {}, { solvedAt: first }],
  [
    'Moves `dueOn` 14 days later, counted from the previous `dueOn`.',
    {},
    { dueOn: first },
    { dueOn: sooner },
  ],
  ['Extends `dueOn` by 2 weeks.', {}, { dueOn: first }, { dueOn: first }],
])('reports an action without its effect: %s', (description, payload, before, after) => {
  expect(brokenBy(description, payload, before, after)).toEqual(['stated']);
});

test.each<[string, object, object, object]>([
  ['Adds the minutes to `spent` of the loan.', { minutes: 5 }, { spent: 10 }, { spent: 15 }],
  ['Adds the minutes to `spent` if it is billable.', { minutes: 5 }, { spent: 10 }, { spent: 10 }],
  [
    'If it is billable, the minutes count: adds the minutes to `spent`.',
    { minutes: 5 },
    { spent: 1 },
    { spent: 1 },
  ],
  ['Adds the minutes to `spent`, rounded to quarters.', { minutes: 5 }, { spent: 10 }, { spent: 25 }],
  ['Adds the minutes to `spent`.', { minutes: 5 }, {}, { spent: 5 }],
  ['The minutes are added to the spent.', { minutes: 5 }, { spent: 10 }, { spent: 15 }],
  ['The minutes are added to the spent of the group.', { minutes: 5 }, { spent: 10 }, { spent: 10 }],
  ['The minutes are added to the spent once a day.', { minutes: 5 }, { spent: 10 }, { spent: 10 }],
  ['Twice the minutes are added to the spent.', { minutes: 5 }, { spent: 10 }, { spent: 20 }],
  ['The minutes are added to the note.', { minutes: 5 }, { note: 'a' }, { note: 'a' }],
  ['Adds the costs to `spent`.', { minutes: 5 }, { spent: 10 }, { spent: 10 }],
  ['Subtracts the minutes from `spent`.', { minutes: 5 }, { spent: 3 }, { spent: 0 }],
  ['Stores the given reason as `note`.', { reason: 'ill' }, { note: '' }, { note: 'ill' }],
  ['Stores the given reason as `note`.', {}, { note: '' }, { note: '' }],
  ['When it is closed, `solvedAt` becomes null.', {}, {}, { solvedAt: first }],
  ['`solvedAt` may become null.', {}, {}, { solvedAt: first }],
  ['Takes loans whose `solvedAt` is null.', {}, {}, { solvedAt: first }],
  ['Sets `solvedAt`.', {}, {}, { solvedAt: first }],
  ['Moves `dueOn` 14 days later.', {}, { dueOn: first }, { dueOn: later }],
  ['Moves `dueOn` 14 days later, at most to the end of the year.', {}, { dueOn: first }, { dueOn: sooner }],
  ['Moves `dueOn` 14 days later, counted from today.', {}, { dueOn: first }, { dueOn: sooner }],
  ['Moves `dueOn` 14 days later.', {}, {}, { dueOn: sooner }],
])(
  'accepts an action with its effect, or whose sentence leaves the effect open: %s',
  (description, payload, before, after) => {
    expect(brokenBy(description, payload, before, after)).toEqual([]);
  },
);

test.each<[string, string, string[]]>([
  ['the same key', 'key-0001', []],
  ['another key', 'key-0002', ['stated']],
])('judges an action that adds nothing, sent again under %s', (_, second, broken) => {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: text };
  const description = 'The minutes are added to the spent.';
  const { operations, sent } = smallContract('loans.json', {
    paths: {
      '/loans/{loanId}': { get: reads('get', loan) },
      '/loans/{loanId}/act': {
        post: { ...changes('act', loan, body({ minutes: number })), description, parameters: [key] },
      },
    },
  });
  const act = (value: string) =>
    sent('act', { loanId: 1, minutes: 5, 'Idempotency-Key': value }, { id: 1, spent: 15 });
  const before = sent('get', { loanId: 1 }, { id: 1, spent: 10 });
  expect(brokenRules(operations, [before, act('key-0001'), act(second)])).toEqual(broken);
});

/** Returns the rules that two tips for a delivery break, which shows this sum after the second one. */
function brokenByTips(description: string, sum: number): string[] {
  const delivery = object({ id: number, tips_cents: number });
  const { operations, sent } = smallContract('tips.json', {
    paths: {
      '/deliveries': { get: lists('list', delivery) },
      '/deliveries/{id}': { get: reads('get', delivery) },
      '/deliveries/{id}/tips': {
        post: {
          ...creates(
            'tip',
            object({ id: number, amount_cents: number }),
            body({ amount_cents: number, message: text }),
          ),
          description,
        },
      },
    },
  });
  const seen = (tips_cents: number) => sent('get', { id: 1 }, { id: 1, tips_cents });
  const tip = (id: number) => sent('tip', { id: 1, amount_cents: 200 }, { id, amount_cents: 200 });
  return brokenRules(operations, [seen(0), tip(7), seen(200), tip(8), seen(sum)]);
}

test.each([
  ['The tip is added to `tips_cents` of the delivery.', ['stated']],
  ['The `amount_cents` is added to `tips_cents`.', ['stated']],
  ['The tip is added to `tips_cents` of the rider.', []],
  ['Half the tip is added to `tips_cents`.', []],
])('judges the sum that a creation changes in the resource of its path: %s', (description, broken) => {
  expect(brokenByTips(description, 400)).toEqual([]);
  expect(brokenByTips(description, 200)).toEqual(broken);
});

import { expect, test } from 'vitest';
import type { Payload } from '../../../core/contract/types.ts';
import {
  body,
  creates,
  lists,
  number,
  object,
  reads,
  refused,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { Uniqueness } from './uniqueness.ts';

const status = { ...text, enum: ['free', 'held', 'broken'] };
const desk = object({
  id: number,
  houseId: number,
  member: text,
  label: text,
  active: { type: 'boolean' },
  status,
});

const add = creates('add', desk, body({ houseId: number, label: text, endsOn: text }));

/** Returns what is said of a second desk beside the first one. */
function saidOf(description: string, second: Payload, first: Payload = {}): string[] {
  const { sent } = smallContract('desks.json', {
    paths: {
      '/desks': {
        get: lists('list', desk),
        post: { ...add, description, responses: { ...add.responses, ...refused(400) } },
      },
      '/desks/{id}': { get: reads('read', desk) },
    },
  });
  const inUse = { active: true, status: 'free' };
  const shown = { id: 1, houseId: 7, member: 'ada', label: 'Window', ...inUse, ...first };
  // The second desk is in use, whatever the first one is.
  const made = { ...shown, id: 2, ...inUse, ...second };
  return saidBy(new Uniqueness(), [sent('list', {}, [shown]), sent('add', made, made)]);
}

const PER_HOUSE = 'A label is used once per house, ignoring case (409).';
test.each<[string, Payload, Payload, number]>([
  [PER_HOUSE, {}, {}, 1],
  [PER_HOUSE, { label: 'WINDOW' }, {}, 1],
  [PER_HOUSE, { houseId: 8 }, {}, 0],
  [PER_HOUSE, { label: 'Door' }, {}, 0],
  [PER_HOUSE, {}, { active: false }, 0],
  ['A second desk with the same label is refused with 409.', { houseId: 8 }, {}, 1],
  ['A second desk with the same label is refused with 409.', { label: 'WINDOW' }, {}, 0],
  ['A label is used once per member (409).', {}, {}, 1],
  ['A label is used once per member (409).', { member: 'bob' }, {}, 0],
  // The desks do not show whose they are: two customers may have the same label.
  ['A label is used once per customer (409).', {}, {}, 0],
  ['The label is printed on the desk.', {}, {}, 0],
  // A planned end, which the request gives (endsOn), counts from its day. One that only the response shows (endedOn) always counts.
  [PER_HOUSE, {}, { endsOn: '2999-01-31' }, 1],
  [PER_HOUSE, {}, { endsOn: '2020-01-31' }, 0],
  [PER_HOUSE, {}, { endedOn: '2999-01-31' }, 0],
  ['The label is unique per house (400).', {}, {}, 1],
  ['The label is unique per house.', {}, {}, 1],
  ['The label is printed. Labels are unique per house (409).', {}, {}, 1],
  ['The label is printed. Labels are unique per house (409).', { houseId: 8 }, {}, 0],
  ['While a desk with the same label is free or held, a second one is refused with 409.', {}, {}, 1],
  [
    'While a desk with the same label is free or held, a second one is refused with 409.',
    {},
    { status: 'held' },
    1,
  ],
  [
    'While a desk with the same label is free or held, a second one is refused with 409.',
    {},
    { status: 'broken' },
    0,
  ],
  ['A second desk with the same label is refused with 409, broken ones aside.', {}, { status: 'broken' }, 0],
  ['A second desk with the same label is refused with 409, broken ones aside.', {}, { status: 'held' }, 1],
])(
  'by "%s", a desk with %j beside one with %j gives %i contradictions',
  (description, second, first, count) => {
    expect(saidOf(description, second, first)).toHaveLength(count);
  },
);

import { expect, test } from 'vitest';
import type { Payload } from '../../core/contract/types.ts';
import { foreignExchange, foreignOperation } from '../../core/fixtures/petshop.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { caseOf } from '../../core/plan/case.ts';
import { ConsistencyTracker } from './tracker.ts';

function sent(address: string, payload: Payload, status: number, body?: unknown): Sent {
  const operation = foreignOperation(address);
  return {
    case: caseOf(operation, 'journey', 'x', {
      ask: { payload, login: 'parent' },
      expect: { kind: 'conversation' },
    }),
    wire: { method: operation.method, path: operation.url, headers: {} },
    exchange: foreignExchange(address, body, { payload, got: { status } }),
  };
}

const given = { name: 'Mimi', kind: 'cat' };
const pet = { ...given, id: 6, status: 'available', since: '2026-11-02T08:00:00Z' };
const made = sent('petshop.createPet', given, 201, pet);
const list = (...items: object[]) => sent('petshop.listPets', {}, 200, { items, total: items.length });
const priced = sent('petshop.changePet', { petId: 6, price: 9 }, 200, { ...pet, price: 9 });
const cleared = sent('petshop.changePet', { petId: 6, price: null }, 200, pet);
const shown = (item: object) => sent('petshop.getPet', { petId: 6 }, 200, item);
const missing = { title: 'no such pet' };

test.each<[string, readonly Sent[], string | undefined]>([
  ['accepts a created resource', [made, sent('petshop.getPet', { petId: 6 }, 200, pet)], undefined],
  [
    'reports a created resource with another value',
    [made, sent('petshop.getPet', { petId: 6 }, 200, { ...pet, name: 'Rex' })],
    'kept',
  ],
  ['reports a missing created resource', [made, sent('petshop.getPet', { petId: 6 }, 404, missing)], 'found'],
  ['reports a created resource missing in the list', [made, list()], 'listed'],
  [
    'accepts a created resource missing on a full page',
    [made, sent('petshop.listPets', { limit: 1 }, 200, { items: [{ ...pet, id: 1 }], total: 2 })],
    undefined,
  ],
  [
    'accepts a created resource missing under a filter',
    [made, sent('petshop.listPets', { status: 'sold' }, 200, { items: [], total: 0 })],
    undefined,
  ],
  [
    'accepts a 404 after a deletion',
    [made, sent('petshop.deletePet', { petId: 6 }, 204), sent('petshop.getPet', { petId: 6 }, 404, missing)],
    undefined,
  ],
  [
    'reports a resource after its deletion',
    [made, sent('petshop.deletePet', { petId: 6 }, 204), sent('petshop.getPet', { petId: 6 }, 200, pet)],
    'gone',
  ],
  ['accepts a value cleared by null', [priced, cleared, shown(pet)], undefined],
  ['accepts another value after null', [priced, cleared, shown({ ...pet, price: 0 })], undefined],
  ['reports a value that null has not cleared', [priced, cleared, shown({ ...pet, price: 9 })], 'kept'],
  [
    'accepts a change after another write',
    [
      made,
      sent('petshop.placeOrder', { petId: 6 }, 201, { id: 'x', petId: 6, state: 'placed' }),
      sent('petshop.getPet', { petId: 6 }, 200, { ...pet, name: 'Rex' }),
    ],
    undefined,
  ],
  [
    'reports a refused resource in the list',
    [list(), sent('petshop.createPet', given, 400, { title: 'no' }), list(pet)],
    'refused-changed',
  ],
  [
    'reports a resource on two pages',
    [
      sent('petshop.listPets', { limit: 1, offset: 0 }, 200, { items: [pet], total: 2 }),
      sent('petshop.listPets', { limit: 1, offset: 1 }, 200, { items: [pet], total: 2 }),
    ],
    'pages',
  ],
])('%s', (_, exchanges, rule) => {
  const tracker = new ConsistencyTracker();
  const found = exchanges.flatMap((each) => tracker.saw(each, 'me'));
  expect(found.map((each) => each.rule)).toEqual(rule === undefined ? [] : [rule]);
});

test('reports a resource of one account that another reads, until the other account lists it', () => {
  const tracker = new ConsistencyTracker();
  const see = (each: Sent, who: string) => tracker.saw(each, who).map(({ rule }) => rule);
  expect([see(made, 'me'), see(list(pet), 'me'), see(list(), 'you')].flat()).toEqual([]);
  expect(see(sent('petshop.getPet', { petId: 6 }, 200, pet), 'you')).toEqual(['private']);
  expect(see(list(pet), 'you')).toEqual([]);
  expect(see(sent('petshop.getPet', { petId: 6 }, 200, pet), 'you')).toEqual([]);
});

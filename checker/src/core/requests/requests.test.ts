import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeValidators } from '../contract/validators.ts';
import { operation, rules } from '../fixtures/ourContracts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { arbitraryOf } from './arbitrary.ts';
import { invalidRequests } from './invalidRequests.ts';
import { Pool } from './pool.ts';
import { shrink } from './shrink.ts';
import { examplesOf, generatedRequests } from './valid.ts';

const addresses = [
  'standard.queryUserAccessQualification',
  'provisional.submitRepay',
  'gateway.contractUpSign',
  'legacy.searchSubAcct',
];
const { validators } = rules;

test.each(addresses)('%s: generated requests match the schema', (address) => {
  const of = operation(address);
  const source = { schemas: of.schemas, pool: new Pool() };
  for (const payload of fc.sample(arbitraryOf(of.request, source), { seed: 1, numRuns: 60 }))
    expect(validators.request(of, JSON.parse(JSON.stringify(payload))), JSON.stringify(payload)).toEqual([]);
});

test.each(addresses)('%s: invalid requests violate the schema, each in another way', (address) => {
  const of = operation(address);
  const all = invalidRequests(of, examplesOf(of)[0]?.payload ?? {}, validators);
  expect(all.length).toBeGreaterThan(3);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { payload, name } of all) expect(validators.request(of, payload), name).not.toEqual([]);
});

test('breaks a member that only another example has', () => {
  const tags = { type: 'array', uniqueItems: true, items: { type: 'string' } };
  const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' }, tags } };
  const examples = { short: { value: { name: 'a' } }, full: { value: { name: 'a', tags: ['b'] } } };
  const { operationOf } = smallContract('things.json', {
    paths: {
      '/things': {
        post: {
          operationId: 'add',
          requestBody: { content: { 'application/json': { schema, examples } } },
          responses: { 201: { description: 'made' }, 400: { description: 'wrong' } },
        },
      },
    },
  });
  const of = operationOf('add');
  const all = invalidRequests(of, { name: 'a' }, makeValidators({}));
  expect(all.find(({ name }) => name === 'twice:/tags')?.payload).toEqual({ name: 'a', tags: ['b', 'b'] });
});

test.each([
  ['lacks', {}],
  ['has as null', { chip: null }],
])('breaks the pattern of a member that the request %s', (_how, base) => {
  const schema = {
    type: 'object',
    properties: { chip: { type: ['string', 'null'], pattern: '^[0-9]{15}$' } },
  };
  const { operationOf } = smallContract('chips.json', {
    openapi: '3.1.0',
    paths: {
      '/chips': {
        post: {
          operationId: 'add',
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 201: { description: 'made' }, 422: { description: 'wrong' } },
        },
      },
    },
  });
  const sent = invalidRequests(operationOf('add'), base, makeValidators({}));
  const lengthOf = (what: string): unknown => {
    const chip = sent.find(({ name }) => name === `${what}:/chip`)?.payload['chip'];
    return typeof chip === 'string' ? chip.length : chip;
  };
  expect(['one-short', 'one-more'].map(lengthOf)).toEqual([14, 16]);
});

test('the same seed generates the same requests', () => {
  const of = operation('provisional.submitRepay');
  const made = (seed: number) => generatedRequests(of, { pool: new Pool(), validators, seed }, 5);
  expect(made(3)).toEqual(made(3));
  expect(made(3)).not.toEqual(made(4));
});

test('fills requests with seen values, and keeps the values of one resource together', () => {
  const pool = new Pool();
  pool.learn({
    list: [
      { billNo: 'ZD1', owed: 10 },
      { billNo: 'ZD2', owed: 20 },
    ],
  });
  const repay = operation('provisional.trialRepay');
  const request = { productCode: '12003', bills: [{ billNo: 'X' }], amount: 1 };
  // A link of the contract states that the amount is the balance of a bill.
  expect(pool.filled(repay, request, 5)).toEqual([
    { productCode: '12003', bills: [{ billNo: 'ZD1' }], amount: 10 },
    { productCode: '12003', bills: [{ billNo: 'ZD2' }], amount: 20 },
  ]);
});

test('a failing request is reduced to its failing part', async () => {
  const start = {
    a: 'text',
    list: [
      { x: 1, y: 'long text' },
      { x: 77, y: 'other' },
    ],
    flag: true,
  };
  const fails = async (value: typeof start) => JSON.stringify(value).includes('77');
  const sound = (value: typeof start) => Array.isArray(value.list);
  expect(await shrink(start, sound, fails)).toEqual({ list: [{ x: 77 }] });
});

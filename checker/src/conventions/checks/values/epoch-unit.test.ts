import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { epochUnit } from './epoch-unit.ts';

/** Returns the complaints about an object with these members. */
function complaintsOf(properties: Readonly<Record<string, Schema>>, thing: object): string[] {
  const exchange = foreignExchange('petshop.getPet', thing);
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  return epochUnit.judge({ ...exchange, operation }).map(({ message }) => message);
}

const SECONDS = 1_800_000_000;
const MILLIS = 1_800_000_000_000;
const at = (name: string, description: string, type = 'integer') => ({ [name]: { type, description } });

test.each([
  ['in seconds', SECONDS, 'milliseconds since 1970', 'seconds, and the contract says milliseconds'],
  ['in milliseconds', MILLIS, 'Unix time in seconds', 'milliseconds, and the contract says seconds'],
  ['in seconds, documented in Chinese', SECONDS, '毫秒', 'seconds, and the contract says milliseconds'],
])('reports a time %s', (_, createdAt, description, why) => {
  expect(complaintsOf(at('createdAt', description), { createdAt })).toEqual([
    `createdAt ${createdAt} counts ${why}`,
  ]);
});

test.each([
  ['milliseconds as documented', at('createdAt', 'in milliseconds'), { createdAt: MILLIS }],
  ['seconds as documented', at('createdAt', 'in seconds'), { createdAt: SECONDS }],
  ['a description without a unit', at('createdAt', 'When it was made'), { createdAt: SECONDS }],
  ['a time of 0', at('paidAt', 'in milliseconds'), { paidAt: 0 }],
  [
    'a description with both units',
    at('createdAt', 'Unix seconds, not milliseconds'),
    { createdAt: SECONDS },
  ],
  ['a birthday', at('birthDate', 'in milliseconds'), { birthDate: 63_072_000_000 }],
  ['a duration', at('timeout', 'in milliseconds'), { timeout: SECONDS }],
  ['a text', at('createdAt', 'to milliseconds', 'string'), { createdAt: '2027-01-01T00:00:00.000Z' }],
])('accepts %s', (_, properties, thing) => {
  expect(complaintsOf(properties, thing)).toEqual([]);
});

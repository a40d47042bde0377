import { expect, test } from 'vitest';
import { body, changes, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';

const paper = object({
  id: number,
  stock: number,
  low: { type: 'boolean' },
  state: { ...text, enum: ['open', 'closed'] },
});
const { operations, sent } = smallContract('papers.json', {
  paths: {
    '/papers/{id}': { get: reads('get', paper), patch: changes('change', paper, body({ stock: number })) },
    '/papers/{id}/close': { post: changes('close', paper) },
  },
});
const shown = (stock: number, state = 'open') => ({ id: 1, stock, low: stock < 100, state });
const get = (stock: number, state?: string) => sent('get', { id: 1 }, shown(stock, state));
const change = (stock: number) => sent('change', { id: 1, stock }, shown(stock));

test('accepts a state that a later change turns back', () => {
  expect(brokenRules(operations, [get(500), change(50), change(500), get(500)])).toEqual([]);
});

test('reports a state that a read shows as before the change', () => {
  const old = sent('get', { id: 1 }, { ...shown(50), low: false });
  expect(brokenRules(operations, [get(500), change(50), old])).toEqual(['kept']);
  const close = sent('close', { id: 1 }, shown(500, 'closed'));
  expect(brokenRules(operations, [get(500), close, get(500)])).toEqual(['kept']);
});

import { expect, test } from 'vitest';
import { foreignExchange, foreignSaid } from '../../../core/fixtures/petshop.ts';
import { wholeText } from './whole-text.ts';

const shown = (sent: string, name: string) =>
  foreignSaid(
    wholeText,
    'petshop.createPet',
    { id: 1, name, kind: 'cat' },
    {
      payload: { name: sent, kind: 'cat' },
      got: { status: 201 },
    },
  );

test.each([
  ['Minka', 'Minka'],
  [' Minka ', 'Minka'],
  ['minka', 'Minka'],
  ['小白 é', '小白 é'],
  ['138-0000-1111', '138-****-1111'],
  ['Señor', 'SEÑOR'],
  ['Crème 🍮', 'Crème 🍮'],
  ['Crème 🍮?', 'Crème 🍮?'],
])('%s may be shown as %s', (sent, name) => {
  expect(shown(sent, name)).toEqual([]);
});

test.each([
  ['Minka the second', 'Minka the', 'cut'],
  ['小白 Ñ', '?? ?', 'without its letters'],
  ['Ñandú', 'Ã‘andÃº', 'without its letters'],
  ['Crème 🍮', 'Crème ??', 'without its letters'],
])('%s is not shown as %s', (sent, name, why) => {
  expect(shown(sent, name)).toEqual([expect.stringContaining(`name is shown ${why}`)]);
});

test.each([
  ['cut', 'another', ['name is shown cut: "Minka the", "Minka the second" was sent']],
  ['what an earlier request with the same key has sent', 'Idempotency-Key', []],
  ['what an earlier request with the same number has sent', 'requestNo', []],
])('%s', (_, key, complaints) => {
  const exchange = foreignExchange(
    'petshop.createPet',
    { id: 1, name: 'Minka the' },
    { payload: { name: 'Minka the second', [key]: 'k1' }, got: { status: 201 } },
  );
  const text = { type: 'string' };
  const request = { type: 'object', required: [key], properties: { name: text, [key]: text } };
  const operation = { ...exchange.operation, request };
  expect(wholeText.judge({ ...exchange, operation }).map(({ message }) => message)).toEqual(complaints);
});

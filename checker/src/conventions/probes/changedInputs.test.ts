import { expect, test } from 'vitest';
import {
  changes,
  creates,
  exampleBody,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { changeInputs } from './changedInputs.ts';

const moment = { ...text, format: 'date-time' };
const asked = {
  size: { ...text, enum: ['S', 'L'] },
  distance_km: number,
  express: { type: 'boolean' },
  starts_at: moment,
  ends_at: moment,
  note: text,
};
const delivery = object({ id: number, ...asked, fee_cents: number, number_today: number });
const example = {
  size: 'S',
  distance_km: 4,
  express: false,
  starts_at: '2027-03-01T08:00:00Z',
  ends_at: '2027-03-01T10:00:00Z',
  note: 'Ring twice',
};

type Values = Record<string, unknown>;
const feeOf = ({ size, distance_km, express, starts_at, ends_at }: Values): number =>
  (size === 'L' ? 900 : 500) +
  Number(distance_km) * 120 +
  (express === true ? 300 : 0) +
  (Date.parse(String(ends_at)) - Date.parse(String(starts_at))) / 36_000;

/** Returns the findings over a backend. @param ignores the inputs whose change leaves the fee as it was */
async function foundFor(description: string, ignores: readonly string[]): Promise<string[]> {
  const contract = smallContract('courier.json', {
    paths: {
      '/deliveries': { post: creates('book', delivery, exampleBody(object(asked), example)) },
      '/deliveries/{id}': {
        get: reads('read', delivery),
        patch: {
          ...changes('change', delivery, exampleBody(object(asked, []), { note: 'Ring' })),
          description,
        },
      },
    },
  });
  const all: Values[] = [];
  const { probe, messages } = smallProbe(contract, (operation, { id, ...payload }) => {
    const known = all.find((each) => each['id'] === id);
    if (operation === 'read') return [200, known];
    if (operation === 'change' && known) {
      const isIgnored = Object.keys(payload).some((name) => ignores.includes(name));
      Object.assign(known, payload);
      if (!isIgnored) known['fee_cents'] = feeOf(known);
      return [200, known];
    }
    const made = { ...payload, id: all.length + 1, fee_cents: feeOf(payload), number_today: all.length + 1 };
    all.push(made);
    return [201, made];
  });
  await changeInputs(probe, contract.operationOf('change'));
  return messages();
}

const SAYS = 'The fee is calculated anew from the new values.';

test.each(['size', 'distance_km', 'express', 'ends_at'])(
  'reports a fee that stays after %s',
  async (input) => {
    expect(await foundFor(SAYS, [input])).toEqual([
      expect.stringMatching(new RegExp(`^fee_cents stays \\d+ after ${input} has changed; a new one`)),
    ]);
  },
);

test.each([
  [SAYS, []],
  ['Fee and `number_today` are recalculated.', []],
  ['When the times change, the fee is worked out again.', []],
  ['Changes a delivery.', ['size', 'express']],
  ['When the times change, the fee is worked out again.', ['size', 'express']],
  ['If the size changes, the fee is calculated again.', ['distance_km']],
  ['The fee is recalculated only on the next day.', ['size', 'express']],
  ['The insurance is recalculated.', ['size', 'express']],
])('accepts a backend that keeps its contract: %s', async (says, ignores) => {
  expect(await foundFor(says, ignores)).toEqual([]);
});

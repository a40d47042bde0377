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
import { walkActions } from './walkActions.ts';

/** Returns the findings over a backend whose loans reserve an instrument. @param frees whether a cancellation frees it */
async function foundFor(says: string, frees: boolean): Promise<string[]> {
  const instrument = object({ id: number, status: { ...text, enum: ['AVAILABLE', 'RESERVED'] } });
  const loan = object({ id: number, instrumentId: number, status: { ...text, enum: ['OPEN', 'CANCELLED'] } });
  const contract = smallContract('loans.json', {
    paths: {
      '/instruments': {
        post: creates('buy', instrument, exampleBody(object({ name: text }), { name: 'Cello' })),
      },
      '/instruments/{id}': { get: reads('readInstrument', instrument) },
      '/loans': {
        post: creates('borrow', loan, exampleBody(object({ instrumentId: number }), { instrumentId: 1 })),
      },
      '/loans/{id}': { get: reads('readLoan', loan) },
      '/loans/{id}/cancel': {
        post: { ...changes('cancel', loan), description: `Only an \`OPEN\` loan, otherwise 409. ${says}` },
      },
    },
  });
  const instruments: string[] = [];
  const loans: { instrumentId: number; status: string }[] = [];
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation === 'buy') return [201, { id: instruments.push('AVAILABLE'), status: 'AVAILABLE' }];
    if (operation === 'borrow') {
      const instrumentId = Number(payload['instrumentId']);
      instruments[instrumentId - 1] = 'RESERVED';
      return [201, { id: loans.push({ instrumentId, status: 'OPEN' }), instrumentId, status: 'OPEN' }];
    }
    const id = Number(payload['id']);
    if (operation === 'readInstrument') return [200, { id, status: instruments[id - 1] }];
    const own = loans[id - 1];
    if (!own) return [404, {}];
    if (operation === 'cancel' && own.status !== 'OPEN') return [409, {}];
    if (operation === 'cancel') {
      own.status = 'CANCELLED';
      if (frees) instruments[own.instrumentId - 1] = 'AVAILABLE';
    }
    return [200, { id, ...own }];
  });
  await walkActions(probe);
  return messages();
}

const STAYS = expect.stringMatching(/^id \d+ had status RESERVED before cancel, and has RESERVED after it/);

test.each([
  ['stays reserved', 'The instrument becomes `AVAILABLE` again.', false, [STAYS]],
  ['is free', 'The instrument becomes `AVAILABLE` again.', true, []],
  ['stays reserved, and nothing says more', '', false, []],
])('judges the cancellation of a loan whose instrument %s', async (_, says, frees, findings) => {
  expect(await foundFor(says, frees)).toEqual(findings);
});

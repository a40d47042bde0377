import { expect, test } from 'vitest';
import {
  body,
  creates,
  exampleBody,
  inPath,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';

const day = { ...text, format: 'date' };
const contract = smallContract('stays.json', {
  paths: {
    '/stays': { post: creates('book', object({ id: number }), body({ from: day, to: day })) },
  },
});

test('moves each request ten days beyond the last one, however many requests are sent', () => {
  const { requests } = smallProbe(contract, () => [201, { id: 1 }]).probe;
  const book = contract.operationOf('book');
  const base = { from: '2031-05-01', to: '2031-05-03' };
  for (let count = 0; count < 100; count += 1) requests.fresh(book, base);
  const first = requests.later(book, base)!;
  expect(first).toEqual({ from: '2031-05-11', to: '2031-05-13' });
  expect(requests.later(book, first)).toEqual({ from: '2031-05-21', to: '2031-05-23' });
  expect(requests.later(book, base)).toEqual({ from: '2031-05-31', to: '2031-06-02' });
});

const patient = object({ id: text, name: text });
const booking = object({ booking: object({ patientId: text }) });
const clinic = smallContract('clinic.json', {
  paths: {
    '/patients': { post: creates('register', patient, body({ name: text })) },
    '/patients/{id}': { parameters: [inPath('id')], get: reads('patient', patient) },
    '/bookings': {
      post: creates('book', object({ id: number }), exampleBody(booking, { booking: { patientId: 'p-1' } })),
    },
  },
});

test.each([
  ['the newest resource', [], 'p-9'],
  ['the resource of the example, if the target shows it', [{ id: 'p-1', name: 'Ana' }], 'p-1'],
])('refers to %s', (_, shown, patientId) => {
  const { requests } = smallProbe(clinic, () => [201]).probe;
  const [role] = clinic.operationOf('register').roles ?? [];
  requests.newest.set(role!.resource.name, { resource: role!.resource, value: 'p-9' });
  requests.pool.learnFrom(clinic.operationOf('patient'), shown);
  expect(requests.filled(clinic.operationOf('book'))).toEqual({ booking: { patientId } });
});

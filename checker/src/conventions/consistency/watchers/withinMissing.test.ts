/** Which 404 shows that a resource is missing for the account, so that nothing within it may be shown. */
import { expect, test } from 'vitest';
import { answer, inPath, number, object, refused, secured } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { WithinMissing } from './withinMissing.ts';

const one = object({ id: number });
const position = object({ lat: number });

/** An operation below a car, or on cars. @param status the status of its success */
const within = (operationId: string, data?: object, status = 200) => ({
  operationId,
  responses: { [status]: answer('it', data), ...refused(404) },
});

const { sent } = smallContract('cars.json', {
  ...secured,
  paths: {
    '/cars': { get: within('listCars', { type: 'array', items: one }), post: within('addCar', one, 201) },
    ...Object.fromEntries(
      Object.entries({
        '': { get: within('getCar', one), delete: within('removeCar', undefined, 204) },
        '/trips': {
          get: within('listTrips', { type: 'array', items: one }),
          post: within('addTrip', one, 201),
        },
        '/last-position': { get: within('lastPosition', position) },
        '/photo': { get: within('getPhoto', position), delete: within('removePhoto', undefined, 204) },
        '/summary': { get: within('getSummary', object({ trips: number })) },
      }).map(([path, operations]) => [
        `/cars/{carId}${path}`,
        { parameters: [inPath('carId', number)], ...operations },
      ]),
    ),
  },
});

/** Returns the number of findings about the summary of a car for which an operation was 404. */
function foundAfter(id: string): number {
  const missing = sent(id, { carId: 7 }, {}, { status: 404 });
  return saidBy(new WithinMissing(), [missing, sent('getSummary', { carId: 7 }, { trips: 0 })]).length;
}

test.each(['getCar', 'removeCar', 'listTrips', 'addTrip'])(
  'reports what is shown within a resource after the 404 of %s',
  (id) => {
    expect(foundAfter(id)).toBe(1);
  },
);

test.each(['lastPosition', 'getPhoto', 'removePhoto'])(
  'reports nothing after the 404 of %s, because only that part may be missing',
  (id) => {
    expect(foundAfter(id)).toBe(0);
  },
);

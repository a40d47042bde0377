/** Calls that name every id `id`: the folder of the path is the kind of the resource. */
import { expect, test } from 'vitest';
import { answer, body, number, object, text } from '../core/fixtures/contractParts.ts';
import { smallContract } from '../core/fixtures/smallContract.ts';

const car = object({ id: number, plate: text, kind: text, seats: number });
const trip = object({ id: number, kind: text, seats: number, target: text });
const call = (operationId: string, asked: object, shown: object) => ({
  post: {
    operationId,
    requestBody: body(asked, Object.keys(asked)),
    responses: { 200: answer('it', shown) },
  },
});
const byId = { id: number };
const list = { type: 'array', items: car };

/** Returns the roles of each operation of a contract with these paths. */
function rolesIn(paths: Record<string, object>): Record<string, string[]> {
  const { operations } = smallContract('calls.json', { paths });
  return Object.fromEntries(
    operations.map(({ id, roles = [] }) => [
      id,
      roles.map(({ resource, does }) => `${does} ${resource.name}`),
    ]),
  );
}

test('tells the kinds of two folders apart', () => {
  expect(
    rolesIn({
      '/v1/car/list': call('listCar', {}, list),
      '/v1/car/detail': call('getCar', byId, car),
      '/v1/trip/create': call('createTrip', { kind: text, seats: number, target: text }, trip),
      '/v1/trip/detail': call('getTrip', byId, trip),
    }),
  ).toEqual({
    listCar: ['list /v1/car'],
    getCar: ['one /v1/car'],
    createTrip: ['made /v1/trip'],
    getTrip: ['one /v1/trip'],
  });
});

test('keeps one kind where one folder reads by id', () => {
  expect(
    rolesIn({
      '/v1/car/detail': call('getCar', byId, car),
      '/v1/garage/add': call('addCar', { plate: text }, car),
    }),
  ).toEqual({ getCar: ['one id'], addCar: ['made id'] });
});

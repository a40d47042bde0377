/** The contract of vehicles with trips: what belongs together, what a number adds up, what may not fall. */
import {
  answer,
  exampleBody,
  inPath,
  inQuery,
  number,
  object,
  refused,
  secured,
  text,
} from '../../../src/core/fixtures/contractParts.ts';

const day = { ...text, format: 'date' };
const odometer = { ...number, minimum: 0, maximum: 1_000_000, description: 'Never goes down.' };
const vehicle = object({
  id: number,
  name: text,
  odometer,
  totalCost: { ...number, description: 'Sum of the cost of all trips.' },
});
const cost = { ...number, minimum: 1, maximum: 5000 };
const planned = { vehicleId: number, driverId: number, cost, drivenOn: day };
const trip = object({ id: number, ...planned });
const name = { ...text, minLength: 1, maxLength: 40 };

export const fleetContract = {
  openapi: '3.0.3',
  info: { title: 'Fleet', version: '1' },
  ...secured,
  paths: {
    '/vehicles': {
      get: {
        operationId: 'listVehicles',
        responses: { 200: answer('all', { type: 'array', items: vehicle }), ...refused(401) },
      },
      post: {
        operationId: 'addVehicle',
        requestBody: exampleBody(object({ name }), { name: 'Van' }),
        responses: { 201: answer('it', vehicle), ...refused(400, 401) },
      },
    },
    '/vehicles/{id}': {
      parameters: [inPath('id', { ...number, example: 1 })],
      get: {
        operationId: 'getVehicle',
        responses: { 200: answer('it', vehicle), ...refused(400, 401, 404) },
      },
      patch: {
        operationId: 'changeVehicle',
        description: 'The odometer never goes down (422).',
        requestBody: exampleBody(object({ odometer }), { odometer: 500 }),
        responses: { 200: answer('it', vehicle), ...refused(400, 401, 404, 422) },
      },
      delete: {
        operationId: 'dropVehicle',
        description: 'Also deletes all its trips.',
        responses: { 204: answer('gone'), ...refused(400, 401, 404) },
      },
    },
    '/trips': {
      get: {
        operationId: 'listTrips',
        parameters: [
          inQuery('vehicleId', number),
          inQuery(
            'month',
            { ...text, pattern: String.raw`^\d{4}-\d{2}$` },
            'Only trips driven in this month.',
          ),
          inQuery('sort', { ...text, enum: ['cost', '-cost'] }),
        ],
        responses: { 200: answer('all', { type: 'array', items: trip }), ...refused(400, 401) },
      },
      post: {
        operationId: 'addTrip',
        description: 'An unknown driver is a 422.',
        requestBody: exampleBody(object(planned), {
          vehicleId: 1,
          driverId: 1,
          cost: 20,
          drivenOn: '2026-05-12',
        }),
        responses: { 201: answer('it', trip), ...refused(400, 401, 404, 422) },
      },
    },
    '/trips/{tripId}': {
      parameters: [inPath('tripId', { ...number, example: 1 })],
      get: { operationId: 'getTrip', responses: { 200: answer('it', trip), ...refused(400, 401, 404) } },
    },
  },
};

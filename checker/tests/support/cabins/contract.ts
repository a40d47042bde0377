/** The contract of cabins to book, with reviews, stays and notes. */
import {
  answer,
  exampleBody,
  number,
  object,
  refused,
  text,
} from '../../../src/core/fixtures/contractParts.ts';

const day = { type: 'string', format: 'date' };
const inPath = (name: string, example: number) => ({
  name,
  in: 'path',
  required: true,
  schema: number,
  example,
});
const limit = { ...number, minimum: 1, maximum: 50, default: 20 };
export const kind = { ...text, enum: ['log', 'tree'] };
const cabin = object({ id: number, kind, beds: number, averageStars: { type: 'number' } });
const guests = {
  ...number,
  minimum: 1,
  maximum: 9,
  description: 'Not more than the beds of the cabin (400)',
};
const review = object({ id: number, stars: number });
const booking = object({ cabinId: number, guests, arrival: day, departure: day });
const stay = object({ id: number, ...booking.properties, state: { ...text, enum: ['booked', 'cancelled'] } });
export const visibility = { ...text, enum: ['PUBLIC', 'PRIVATE'] };
const note = object({ id: number, visibility });
const located = { Location: { schema: text } };

export const cabinsContract = {
  openapi: '3.0.3',
  info: {
    title: 'Cabins',
    version: '1',
    description: 'A cabin which becomes free on a day can be booked from that day on.',
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/login': {
      post: {
        operationId: 'login',
        security: [],
        requestBody: exampleBody(object({ user: text, password: text }), {
          user: 'someone',
          password: 'secret',
        }),
        responses: { 200: answer('in', object({ token: text, refreshToken: text })), ...refused(400, 401) },
      },
    },
    '/refresh': {
      post: {
        operationId: 'refresh',
        description: 'A refresh token works once.',
        security: [],
        requestBody: exampleBody(object({ refreshToken: text }), { refreshToken: 'r-0' }),
        responses: { 200: answer('new', object({ token: text, refreshToken: text })), ...refused(400, 401) },
      },
    },
    '/register': {
      post: {
        operationId: 'register',
        description: 'An address can be registered once only, whatever its case (409).',
        security: [],
        requestBody: exampleBody(object({ email: { ...text, format: 'email' } }), {
          email: 'eve@example.com',
        }),
        responses: { 201: answer('in', object({ email: text })), ...refused(400, 409) },
      },
    },
    '/notes': {
      get: {
        operationId: 'listNotes',
        responses: { 200: answer('all', { type: 'array', items: note }), ...refused(401) },
      },
      post: {
        operationId: 'addNote',
        requestBody: exampleBody(object({ visibility }), { visibility: 'PUBLIC' }),
        responses: { 201: answer('it', note), ...refused(400, 401) },
      },
    },
    '/notes/{id}': {
      parameters: [inPath('id', 1)],
      get: { operationId: 'getNote', responses: { 200: answer('it', note), ...refused(400, 401, 404) } },
    },
    '/cabins': {
      get: {
        operationId: 'listCabins',
        parameters: [
          { name: 'kind', in: 'query', schema: kind },
          { name: 'limit', in: 'query', schema: limit },
          { name: 'cursor', in: 'query', schema: text },
        ],
        responses: {
          200: answer(
            'some',
            object({ items: { type: 'array', items: cabin }, nextCursor: { ...text, nullable: true } }),
          ),
          ...refused(400, 401),
        },
      },
    },
    '/cabins/{id}': {
      parameters: [inPath('id', 1)],
      get: { operationId: 'getCabin', responses: { 200: answer('it', cabin), ...refused(400, 401, 404) } },
    },
    '/cabins/{id}/reviews': {
      parameters: [inPath('id', 1)],
      get: {
        operationId: 'listReviews',
        responses: { 200: answer('all', { type: 'array', items: review }), ...refused(400, 401, 404) },
      },
      post: {
        operationId: 'addReview',
        requestBody: exampleBody(object({ stars: { ...number, minimum: 1, maximum: 5 } }), { stars: 2 }),
        responses: { 201: answer('it', review), ...refused(400, 401, 404) },
      },
    },
    '/cabins/{id}/reviews/{reviewId}': {
      parameters: [inPath('id', 1), inPath('reviewId', 1)],
      delete: { operationId: 'removeReview', responses: { 204: answer('gone'), ...refused(400, 401, 404) } },
    },
    '/stays': {
      get: {
        operationId: 'listStays',
        responses: { 200: answer('all', { type: 'array', items: stay }), ...refused(401) },
      },
      post: {
        operationId: 'bookStay',
        description: 'No cabin is booked twice (409). Cancelled stays do not take a cabin.',
        requestBody: exampleBody(booking, {
          cabinId: 1,
          guests: 2,
          arrival: '2027-05-03',
          departure: '2027-05-05',
        }),
        responses: {
          201: answer('it', stay, located),
          ...refused(400, 401, 409),
          404: answer('no such cabin'),
        },
      },
    },
    '/stays/{id}': {
      parameters: [inPath('id', 1)],
      get: { operationId: 'getStay', responses: { 200: answer('it', stay), ...refused(400, 401, 404) } },
    },
    '/stays/{id}/cancel': {
      parameters: [inPath('id', 1)],
      post: { operationId: 'cancelStay', responses: { 200: answer('it', stay), ...refused(400, 401, 404) } },
    },
  },
};

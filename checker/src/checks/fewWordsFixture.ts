/** Contracts that say little, for tests: as generators write them, no sentence, no null; and calls with an envelope. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translator } from '../contract/codes.ts';
import { readOpenApi } from '../contract/openapi/readOpenApi.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { makeValidators } from '../contract/validators.ts';
import { encode } from '../exchange/encode.ts';
import type { Got } from '../exchange/got.ts';
import { caseOf, type Expectation } from '../plan/case.ts';
import type { Sent } from '../run/send.ts';
import { exchangeOf } from './judge.ts';

const text = { type: 'string' };
const number = { type: 'integer' };
const yes = { type: 'boolean' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answer = (schema?: object, description = 'OK') => ({
  description,
  ...(schema && { content: { '*/*': { schema } } }),
});
const refusals = (...codes: number[]) =>
  Object.fromEntries(codes.map((code) => [code, answer(undefined, '-')]));
const id = { name: 'id', in: 'path', required: true, schema: number };
const body = (name: string) => ({ required: true, content: { 'application/json': { schema: ref(name) } } });
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const list = (name: string) => ({ type: 'array', items: ref(name) });
const ok = (name: string, ...codes: number[]) => ({
  responses: { 200: answer(ref(name)), ...refusals(...codes) },
});
const ROLE = { 403: answer(undefined, 'The key may only read') };

const shop = {
  openapi: '3.0.1',
  info: { title: 'Shop', version: 'v0', description: 'Nothing of another company is visible (404).' },
  security: [{ key: [] }],
  paths: {
    '/products': {
      get: {
        operationId: 'findAll',
        parameters: [
          query('maxPrice', { type: 'number' }),
          query('sort', list('Sort')),
          query('page', { ...number, minimum: 0, default: 0 }),
          query('size', { ...number, minimum: 1, default: 20 }),
        ],
        ...ok('Page', 400),
      },
      post: {
        operationId: 'create',
        requestBody: body('ProductRequest'),
        responses: { 201: answer(ref('Product')), ...refusals(400, 409), ...ROLE },
      },
    },
    '/products/{id}': {
      parameters: [id],
      get: { operationId: 'findById', ...ok('Product', 404) },
      put: {
        operationId: 'update',
        requestBody: body('ProductRequest'),
        responses: { 200: answer(ref('Product')), ...refusals(400, 404), ...ROLE },
      },
      delete: { operationId: 'remove', responses: { 204: answer(), ...refusals(403, 404) } },
    },
    '/products/{id}/publish': {
      parameters: [id],
      post: {
        operationId: 'publish',
        responses: {
          200: answer(ref('Product')),
          ...refusals(404),
          409: answer(undefined, 'DRAFT → PUBLISHED, otherwise 409'),
        },
      },
    },
    '/products/{id}/reviews': {
      parameters: [id],
      get: { operationId: 'listReviews', responses: { 200: answer(list('Review')) } },
      post: {
        operationId: 'review',
        requestBody: body('ReviewRequest'),
        responses: { 201: answer(ref('Review')), ...refusals(400) },
      },
    },
    '/me': {
      get: { operationId: 'getMe', ...ok('Me') },
      put: { operationId: 'putMe', requestBody: body('Me'), ...ok('Me', 400) },
    },
    '/events': {
      get: {
        operationId: 'events',
        parameters: [query('after', text), query('limit', { ...number, maximum: 50 })],
        responses: {
          200: answer({ type: 'object', properties: { items: list('Review'), next: text, hasMore: yes } }),
        },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    schemas: {
      Sort: text,
      ProductRequest: {
        type: 'object',
        required: ['sku', 'name', 'price'],
        properties: {
          sku: { ...text, pattern: '^[A-Z]{3}-\\d{3}$', example: 'MUG-001' },
          name: { ...text, maxLength: 40, example: 'Blue mug' },
          price: { type: 'number', minimum: 0, example: 12.5 },
          stock: { ...number, minimum: 5, maximum: 120, multipleOf: 5, example: 40 },
          listed: { ...yes, example: true },
          note: { ...text, example: 'Of clay' },
        },
      },
      Product: {
        type: 'object',
        properties: {
          id: number,
          sku: text,
          name: text,
          price: { type: 'number' },
          stock: number,
          listed: yes,
          note: text,
          reviewCount: number,
          status: { ...text, enum: ['DRAFT', 'PUBLISHED'] },
        },
      },
      Page: {
        type: 'object',
        properties: {
          content: list('Product'),
          totalElements: number,
          totalPages: number,
          number,
          size: number,
          first: yes,
          last: yes,
          empty: yes,
          numberOfElements: number,
        },
      },
      ReviewRequest: {
        type: 'object',
        required: ['stars'],
        properties: { stars: { ...number, maximum: 5, example: 4 } },
      },
      Review: { type: 'object', properties: { id: number, stars: number } },
      Me: { type: 'object', properties: { login: text, email: text } },
    },
  },
};

const said = (data?: object) => ({
  responses: {
    200: {
      description: '成功或失败',
      content: {
        'application/json': { schema: { type: 'object', properties: { code: number, msg: text, ...data } } },
      },
    },
  },
});
const named = (name: string) => ({
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: [name],
        properties: { [name]: { ...number, example: 1 }, name: { ...text, example: '李雷' } },
      },
    },
  },
});
const missing = { 'x-errors': [{ code: 404, when: 'state', condition: '患者不存在' }] };
const ward = {
  openapi: '3.0.3',
  info: { title: 'Ward', version: '1' },
  'x-envelope': { code: '/code', message: '/msg', data: '/data', success: ['200'], numeric: true },
  paths: {
    '/patient/list': {
      get: { operationId: 'listPatient', ...said({ total: number, rows: list('Patient') }) },
    },
    '/patient': {
      post: {
        operationId: 'addPatient',
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { name: text } } } },
        },
        ...said({ data: ref('Patient') }),
      },
      put: {
        operationId: 'editPatient',
        requestBody: named('patientId'),
        ...said({ data: ref('Patient') }),
        ...missing,
      },
    },
    '/patient/{patientId}': {
      parameters: [{ ...id, name: 'patientId' }],
      get: { operationId: 'getPatient', ...said({ data: ref('Patient') }), ...missing },
    },
    '/patient/remove': {
      post: { operationId: 'removePatient', requestBody: named('patientId'), ...said(), ...missing },
    },
    '/visit/add': {
      post: {
        operationId: 'addVisit',
        requestBody: named('patientId'),
        ...said({ data: { type: 'object', properties: { visitId: number } } }),
        ...missing,
      },
    },
  },
  components: { schemas: { Patient: { type: 'object', properties: { patientId: number, name: text } } } },
};

const folder = mkdtempSync(join(tmpdir(), 'few-words-'));
const operations = [shop, ward].flatMap((document, index) => {
  const file = join(folder, `${['shop', 'ward'][index]}.json`);
  writeFileSync(file, JSON.stringify(document));
  return readOpenApi(file).flatMap((contract) => contract.operations);
});
rmSync(folder, { recursive: true });

export const fewWords: readonly Operation[] = operations;
export const fewWordsRules = {
  validators: makeValidators({}),
  translate: translator({}),
  exact: false,
  strict: false,
};
export const operationOf = (name: string): Operation => operations.find((each) => each.id === name)!;

/** An exchange: what was asked, the status, and what came. */
export function sentOf(
  name: string,
  payload: Payload,
  status: number,
  shown?: unknown,
  expect: Expectation = { kind: 'answered' },
): Sent {
  const operation = operationOf(name);
  const one = caseOf(operation, 'valid', 'x', { ask: { payload, login: 'parent' }, expect });
  const got: Got = {
    status,
    type: 'application/json',
    text: JSON.stringify(shown) ?? '',
    ms: 1,
    headers: {},
  };
  return {
    case: one,
    wire: encode(operation, one.ask, ''),
    exchange: exchangeOf({ operation, payload, expect, got, rules: fewWordsRules }),
  };
}

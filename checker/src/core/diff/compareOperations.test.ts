import { expect, test } from 'vitest';
import { verdictsBetween, contract, plain } from '../fixtures/contractDiff.ts';

const withOperation = (operation: string): string => contract('{ type: object }', { operation });

test.each([
  [
    'an operation is removed',
    plain,
    plain.replace('    put:', '    post:'),
    ['breaking operation-removed', 'safe operation-added'],
  ],
  [
    'a path parameter has another name',
    plain,
    plain.replaceAll('{id}', '{thing}').replace('name: id', 'name: thing'),
    [],
  ],
  [
    'the base path moves into the paths',
    contract('{}', { root: 'servers: [{ url: /v1 }]' }),
    contract('{}', { root: 'servers: [{ url: / }]' }).replace('/things', '/v1/things'),
    [],
  ],
  [
    'a login becomes required',
    plain,
    withOperation('security: [{ key: [] }]'),
    ['breaking login-required: apiKey header x-key'],
  ],
  [
    'a second way to log in is added',
    withOperation('security: [{ key: [] }]'),
    withOperation('security: [{ login: [] }, { key: [] }]'),
    ['safe security-added: oauth2'],
  ],
  [
    'a scope becomes required',
    withOperation('security: [{ login: [a] }]'),
    withOperation('security: [{ login: [a, b] }]'),
    ['breaking scope-added: oauth2: b'],
  ],
  [
    'a scheme has another name',
    withOperation('security: [{ key: [] }]'),
    withOperation('security: [{ other: [] }]').replaceAll('key: {', 'other: {'),
    [],
  ],
  ['an operation is deprecated', plain, withOperation('deprecated: true'), ['safe operation-deprecated']],
  [
    'an operation is removed after its sunset',
    withOperation('deprecated: true\n      x-sunset: "2025-12-31"'),
    plain.replace('/things/{id}:', '/others/{id}:'),
    ['safe operation-removed-after-sunset', 'safe operation-added'],
  ],
  [
    'a success has another status',
    plain,
    plain.replace("'200'", "'201'"),
    ['breaking response-removed', 'unclear response-added'],
  ],
  ['a success narrows from 2XX to 200', plain.replace("'200'", '2XX'), plain, []],
  [
    'a media type narrows from application/* to application/json',
    plain.replaceAll('application/json', 'application/*'),
    plain,
    ['breaking request-media-type-removed: application/*'],
  ],
  [
    'a body becomes required',
    plain,
    plain.replace('requestBody: {', 'requestBody: { required: true,'),
    ['breaking request-body-required'],
  ],
])('judges a change: %s', async (_, old, fresh, expected) => {
  expect(await verdictsBetween(old, fresh)).toEqual(expected);
});

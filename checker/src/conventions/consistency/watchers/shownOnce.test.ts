import { expect, test } from 'vitest';
import { body, creates, lists, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { brokenRules } from '../../fixtures/brokenRules.ts';

const hook = { type: 'object', properties: { id: text, url: text, secret: text } };
const secret = 'whsec_12345678';

/** Returns the rules that a list breaks after a creation that has shown the secret. @param own the description of the secret itself */
function brokenBy(description: string, listed: object, own = ''): string[] {
  const made = { type: 'object', properties: { id: text, url: text, secret: { ...text, description: own } } };
  const { operations, sent } = smallContract('hooks.json', {
    paths: {
      '/hooks': {
        get: lists('list', hook),
        post: { ...creates('add', made, body({ url: text })), description },
      },
    },
  });
  const creation = sent('add', { url: 'https://a' }, { id: '1', url: 'https://a', secret });
  return brokenRules(operations, [creation, sent('list', {}, [{ id: '1', url: 'https://a', ...listed }])]);
}

test.each([
  'The secret is shown only in this response.',
  'The secret is returned only once, so store it.',
  'The `secret` is never shown again.',
  'The secret is only returned on creation.',
  'The secret is only shown when it is created.',
])('reports a secret only if it is shown again in full: %s', (description) => {
  expect(brokenBy(description, { secret })).toEqual(['private']);
  expect(brokenBy('', { secret }, description)).toEqual(['private']);
  expect(brokenBy(description, { secret: 'whsec_****' })).toEqual([]);
  expect(brokenBy(description, {})).toEqual([]);
});

test.each([
  'The secret is shown in this response.',
  'The secret is only shown to admins.',
  'Once the hook is verified, the secret is never shown again.',
  'The secret is never shown again if rotation is on.',
  'The response is the only one that shows the url.',
  'The secret signs each delivery. The url is shown only in this response.',
])('accepts a secret that may be shown again: %s', (description) => {
  expect(brokenBy(description, { secret })).toEqual([]);
});

test('judges a list after a response that "is the only one that shows the secret"', () => {
  const description = 'The response is the only one that shows the secret.';
  expect(brokenBy(description, { secret })).toEqual(['private']);
  expect(brokenBy(description, {})).toEqual([]);
});

test('finds a short code under its name only', () => {
  const code = { type: 'object', properties: { id: text, code: text, table: text } };
  const { operations, sent } = smallContract('codes.json', {
    paths: {
      '/codes': {
        get: lists('list', code),
        post: { ...creates('add', code), description: 'The code is shown only in this response.' },
      },
    },
  });
  const made = sent('add', {}, { id: '1', code: '7711', table: '1' });
  const listed = (shown: object) => sent('list', {}, [{ id: '1', ...shown }]);
  expect(brokenRules(operations, [made, listed({ code: '7711' })])).toEqual(['private']);
  expect(brokenRules(operations, [made, listed({ table: '7711' })])).toEqual([]);
});

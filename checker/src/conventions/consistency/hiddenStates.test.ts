/** A change that makes a job advert invisible for some accounts, and a read afterwards. */
import { expect, test } from 'vitest';
import { body, changes, creates, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';

const status = { type: 'string', enum: ['draft', 'published', 'withdrawn'] };
const advert = object({ id: number, title: text, status, isActive: { type: 'boolean' } });

/** @param says the description of the read @param update what the change sends */
function rulesOf(says: string, update: object): string[] {
  const { operations, sent } = smallContract('adverts.json', {
    paths: {
      '/adverts': { post: creates('create', advert, body({ title: text })) },
      '/adverts/{id}': {
        get: { ...reads('get', advert), description: says },
        patch: changes('change', advert, body({ title: text, status, isActive: { type: 'boolean' } })),
      },
    },
  });
  return brokenRules(operations, [
    sent('change', { id: 1, ...update }, { id: 1, title: 'Cook', ...update }),
    sent('get', { id: 1 }, {}, { status: 404 }),
  ]);
}

test.each([
  ['For applicants an inactive advert is a 404.', { isActive: false }],
  ['Deactivated adverts are hidden from applicants.', { isActive: false }],
  ['Applicants get 404 for what is not active.', { isActive: false }],
  ['Only active adverts are visible.', { isActive: false }],
  ['A withdrawn advert is not found.', { status: 'withdrawn' }],
  ['Drafts are invisible to applicants.', { status: 'draft' }],
  ['Applicants only see published adverts.', { status: 'withdrawn' }],
  ['404 until it is published.', { status: 'draft' }],
])('accepts a missing resource in a state that the contract hides: %s %j', (says, update) => {
  expect(rulesOf(says, update)).toEqual([]);
});

test.each([
  ['', { isActive: false }],
  ['An unknown advert is a 404.', { isActive: false }],
  ['An advert of another company is a 404.', { status: 'draft' }],
  ['For applicants an inactive advert is a 404.', { isActive: true }],
  ['For applicants an inactive advert is a 404.', { title: 'Baker' }],
  ['A withdrawn advert is not found.', { status: 'published' }],
  ['Only published adverts are visible.', { status: 'published', title: 'Baker' }],
  ['Active adverts have a reply address.', { isActive: false }],
])('reports any other missing resource: %s %j', (says, update) => {
  expect(rulesOf(says, update)).toEqual(['found']);
});

import { expect, test } from 'vitest';
import { inQuery, lists, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { listsSomeStates } from './someStates.ts';

/** Returns whether the list may leave out a resource for its state. */
function mayLeaveOut(
  description: string,
  parameter: [string, string] = ['q', 'Text.'],
  payload = {},
): boolean {
  const status = { ...text, enum: ['draft', 'published', 'closed'] };
  const { operationOf } = smallContract('campaigns.json', {
    paths: {
      '/campaigns': {
        get: {
          ...lists('list', object({ id: number, status })),
          description,
          parameters: [inQuery(parameter[0], text, parameter[1])],
        },
      },
    },
  });
  return listsSomeStates(operationOf('list'), payload);
}

test.each([
  ['Published campaigns of all organisations.', true],
  ['Drafts and closed campaigns never appear here.', true],
  ['Published campaigns. Drafts and closed campaigns never appear here.', true],
  ['All campaigns, without drafts.', true],
  ['Upcoming campaigns.', true],
  ['Draft, published and closed campaigns, newest first.', false],
  ['All campaigns of the organisation.', false],
  ['The latest first.', false],
])('reads whether a list leaves out some states: %s', (description, may) => {
  expect(mayLeaveOut(description)).toBe(may);
});

test.each<[[string, string], object, boolean]>([
  [['showClosed', 'Closed campaigns are listed only if this is true.'], {}, true],
  [['with_closed', ''], {}, true],
  [['showClosed', 'Closed campaigns are listed only if this is true.'], { showClosed: 'true' }, false],
  [['status', 'For example closed.'], {}, false],
])(
  'reads from a parameter whether a list leaves out some states: %j beside %j',
  (parameter, payload, may) => {
    expect(mayLeaveOut('All campaigns.', parameter, payload)).toBe(may);
  },
);

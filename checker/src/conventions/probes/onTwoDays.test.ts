import { expect, test } from 'vitest';
import { creates, exampleBody, lists, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { createOnTwoDays } from './onTwoDays.ts';

const day = { ...text, format: 'date' };

test.each([
  ['Visits, newest first', { on: day }, { on: '2026-03-01' }, ['2026-03-01', '2026-03-02', 'list']],
  ['Visits, oldest first', { on: day }, { on: '2026-03-31' }, ['2026-03-31', '2026-04-01', 'list']],
  ['All visits', { on: day }, { on: '2026-03-01' }, []],
  // The creation time alone decides.
  ['Visits, newest first', { on: text }, { on: 'Monday' }, []],
])('for "%s", members %j and example %j, sends %j', async (summary, request, example, expected) => {
  const visit = object({ id: number, createdAt: { ...text, format: 'date-time' } });
  const contract = smallContract('visits.json', {
    paths: {
      '/visits': {
        get: { ...lists('list', visit), summary },
        post: creates('make', visit, exampleBody(object(request), example)),
      },
    },
  });
  const seen: unknown[] = [];
  const { probe } = smallProbe(contract, (operation, payload) => {
    seen.push(operation === 'list' ? operation : payload['on']);
    return operation === 'list' ? [200, []] : [201, { id: seen.length, createdAt: '2026-03-01T00:00:00Z' }];
  });
  await createOnTwoDays(probe, contract.operationOf('list'));
  expect(seen).toEqual(expected);
});

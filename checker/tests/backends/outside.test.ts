/**
 * Tests backends whose authors did not know the checks: the checker reports nothing about them without a fault, and finds the
 * faults below. A backend of `withFaults` has a fault only if the test names it. All faults: `npm run proof -- check:outside`.
 */
import { expect, test } from 'vitest';
import { findingsFor } from '../support/checkedBackends/findingsFor.ts';
import { frameworks, withFaults } from '../support/outside/index.ts';

test.each([...frameworks, ...withFaults])(
  'reports nothing about $name without a fault, with its check.yaml',
  { tags: ['odd-outside'] },
  async (backend) => {
    expect(await findingsFor(backend, 'check.yaml', undefined, { seed: 1, cases: 2 })).toEqual([]);
  },
);

test.each(withFaults)(
  'reports nothing about $name without a fault, in its own traffic',
  { tags: ['odd-outside'] },
  async (backend) => {
    expect(await findingsFor(backend, 'proxy')).toEqual([]);
  },
);

const FAULTS = [
  ['charging', 'connector filter ignored'],
  ['camping', 'minus of sort ignored'],
  ['camping', 'next link on the last page'],
  ['lab', 'deleted is readable'],
  ['lab', 'createTime changes on update'],
  ['rental', 'returned filter inverted'],
] as const;

test.each(FAULTS)('finds in %s the fault: %s', { tags: ['odd-outside-found'] }, async (name, fault) => {
  const backend = withFaults.find((each) => each.name === name)!;
  expect(await findingsFor(backend, 'check.yaml', fault, { seed: 1, cases: 2 })).not.toEqual([]);
});

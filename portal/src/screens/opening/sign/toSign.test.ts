import { expect, test } from 'vitest';
import type { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application } from '../opening.ts';
import { toSign } from './toSign.ts';

const application = (status: OpeningStatus) => ({ status }) as Application;
const investor = { investorName: '苏州京采融资租赁有限公司' };

test.each([
  ['CONTRACT', {}, 'audit'],
  ['PASSED', investor, 'investor'],
  ['PASSED', {}, 'result'],
  ['REVIEWING', {}, 'result'],
  ['MORE_INFO', {}, 'result'],
  ['REFUSED', {}, 'result'],
  ['FILLING', {}, 'step'],
] as const)('for an application in state %s with the contracts %j it is: %s', (status, contracts, of) => {
  expect(toSign({ application: application(status) }, contracts).of).toBe(of);
});

test('without an application there are only contracts for a new investor', () => {
  expect(toSign({}, investor)).toEqual({ of: 'investor', name: investor.investorName });
  expect(toSign({}, {})).toEqual({ of: 'nothing' });
});

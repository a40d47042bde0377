import { expect, test } from 'vitest';
import { flowTaskOf } from './flowTask.ts';

test.each([
  ['company', 'COMPANY_INFO_CHANGE', '/company/open/addInfo'],
  ['company', 'CHANGE_INVESTOR', '/company/open/contractSign'],
  ['company', 'ESC_REAL_NAME_INVALID', undefined],
  ['company', 'NORMAL', undefined],
  ['company', '', undefined],
  ['fenxiao', 'COMPANY_INFO_CHANGE', undefined],
] as const)('the task of a product of type %s in the flow "%s" is at %s', (type, flowType, to) => {
  expect(flowTaskOf(type, flowType)?.to).toBe(to);
});

import { expect, test } from 'vitest';
import { flowAt } from './flows.ts';

test.each([
  ['/company/open/index', '/company/open/flowNew/contacts?productCode=12003'],
  ['/company/open/flowNew/step', '/company/open/flowNew/contacts?productCode=12003'],
  ['/company/standardOpen/flowNew/step', '/company/standardOpen/flowNew/contacts?productCode=12003'],
  ['/baolibiaopin/standard/index', '/baolibiaopin/standard/contacts?productCode=12003'],
  ['/yaojingcai/open/index', '/yaojingcai/open/addInfo?step=contacts&productCode=12003'],
])('the contacts step of the flow at %s is at %s', (path, step) => {
  expect(flowAt(path).step('contacts', { productCode: '12003' })).toBe(step);
});

test('the address of a step keeps the channel', () => {
  const linkParams = { productCode: '12025', from: 'XTL-UPGRADE' } as const;
  expect(flowAt('/company/standardOpen/index').step('step', linkParams)).toBe(
    '/company/standardOpen/flowNew/step?productCode=12025&from=XTL-UPGRADE',
  );
});

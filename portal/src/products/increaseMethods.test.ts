import { expect, test } from 'vitest';
import { increaseMethodsOf } from './increaseMethods.ts';

test('requests the methods AUTO, FILE and PRIVILEGED, and QUICK for 12025', () => {
  expect(increaseMethodsOf('12003')).toEqual(['AUTO', 'FILE', 'PRIVILEGED']);
  expect(increaseMethodsOf('12025')).toEqual(['AUTO', 'FILE', 'PRIVILEGED', 'QUICK']);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { settingForm } from './approvalSetting/form.ts';
import { decisionForm } from './decision/form.ts';

const on = { enabled: true, amount: '50,000.00', deciders: ['hechuan_cg02'] };

test.each([
  ['on with amount and approver', on, true],
  ['on with the amount 0', { ...on, amount: '0' }, false],
  ['on with a fraction of a cent', { ...on, amount: '0.001' }, false],
  ['on without amount', { ...on, amount: '' }, false],
  ['on without approver', { ...on, deciders: [] }, false],
  ['off without amount and approver', { enabled: false, amount: '', deciders: [] }, true],
])('checks a setting that is %s', (_what, values, isValid) =>
  expect(z.safeParse(settingForm.schema, values).success).toBe(isValid),
);

test.each([
  ['', true],
  ['同意', true],
  ['理'.repeat(100), true],
  ['理'.repeat(101), false],
])('limits a comment to 100 characters: %s', (reason, isValid) =>
  expect(z.safeParse(decisionForm.schema, { reason }).success).toBe(isValid),
);

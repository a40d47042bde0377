import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { settingForm } from './approvalSetting/form.ts';
import { decisionForm } from './decision/form.ts';

const on = { enabled: true, amount: '50,000.00', deciders: ['hechuan_cg02'] };

test.each([
  ['on, above an amount', on, true],
  ['above nothing', { ...on, amount: '0' }, false],
  ['finer than cents', { ...on, amount: '0.001' }, false],
  ['no amount', { ...on, amount: '' }, false],
  ['no approver', { ...on, deciders: [] }, false],
  ['off it needs neither', { enabled: false, amount: '', deciders: [] }, true],
])('a setting: %s', (_what, values, holds) =>
  expect(z.safeParse(settingForm.schema, values).success).toBe(holds),
);

test.each([
  ['', true],
  ['同意', true],
  ['理'.repeat(100), true],
  ['理'.repeat(101), false],
])('an opinion: %s', (reason, holds) =>
  expect(z.safeParse(decisionForm.schema, { reason }).success).toBe(holds),
);

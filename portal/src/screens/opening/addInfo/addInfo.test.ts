import { expect, test } from 'vitest';
import type { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { parsed, problemsOf } from '#portal/ui/form/parsed.ts';
import { addInfoForm } from './form.ts';
import { valuesOf } from './values.ts';

const today = '2026-11-12';
const requested = (fields: OpeningField[], current = {}) => ({
  reason: '',
  deadline: '2026-11-26',
  fields,
  materials: [],
  current,
});

test('validates only requested fields', () => {
  const values = valuesOf(requested(['legalIdTo'], { legalIdTo: '2036-09-12' }));
  expect(problemsOf(addInfoForm(['legalIdTo'], today), values)).toEqual({});
  expect(problemsOf(addInfoForm(['legalIdTo', 'address'], today), values)).toEqual({ address: '请填写此项' });
});

test('starts with the current values', () => {
  expect(valuesOf(requested(['registeredCapital'], { registeredCapital: 500 })).registeredCapital).toBe(
    '500.00',
  );
});

test.each([
  ['legalIdFrom', '2026-11-13', '证件生效日期不能晚于今天'],
  ['legalIdTo', '2026-11-11', '证件已到期'],
  ['termTo', '2026-11-11', '营业期限已到期'],
  ['legalPhone', '1395710682', '请输入11位手机号'],
  ['regionCode', '', '请选择注册地区到最末级'],
] as const)('refuses %s %s: %s', (field, value, problem) => {
  const values = { ...valuesOf(requested([field])), [field]: value };
  expect(problemsOf(addInfoForm([field], today), values)[field]).toBe(problem);
});

test('refuses a card that ends on the day on which it starts', () => {
  const fields = ['legalIdFrom', 'legalIdTo'] as const;
  const values = { ...valuesOf(requested([...fields])), legalIdFrom: '2026-11-12', legalIdTo: '2026-11-12' };
  expect(problemsOf(addInfoForm(fields, today), values)).toEqual({ legalIdTo: '须晚于生效日期' });
});

test('does not send an empty end of validity', () => {
  const values = { ...valuesOf(requested(['legalIdTo'])), legalIdTo: '' };
  expect(parsed(addInfoForm(['legalIdTo'], today))(values)).toMatchObject({ sent: { legalIdTo: undefined } });
});

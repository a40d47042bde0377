import { expect, test } from 'vitest';
import { parsed } from '#portal/ui/form/parsed.ts';
import { changeForm } from './form.ts';

const filled = {
  registeredCapital: '500.00',
  termTo: '',
  regionCode: '330108',
  address: '长河街道滨康路1180号2幢1206室',
  officeAddress: '',
  legalIdFrom: '2016-09-12',
  legalIdTo: '',
  legalPhone: '13957106821',
};

test('requires an optional field only if the provider misses it', { tags: ['info-todo'] }, () => {
  expect(parsed(changeForm(['officeAddress']))(filled)).toMatchObject({
    problems: { officeAddress: '请填写实际经营地址' },
  });
  expect(parsed(changeForm([]))(filled)).toHaveProperty('sent');
});

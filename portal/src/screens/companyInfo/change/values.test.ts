import { expect, test } from 'vitest';
import { differences, valuesOf } from './values.ts';

const company = {
  companyName: '杭州禾川工业设备有限公司',
  creditCode: '91330108MA2H7K3N62',
  companyKind: 'LIMITED',
  registeredCapital: 500,
  foundedOn: '2016-05-18',
  termTo: '2046-05-17',
  regionCode: '330108',
  regionName: '浙江省杭州市滨江区',
  address: '长河街道滨康路1180号2幢1206室',
  legalName: '沈志远',
  legalIdNo: '330102197806142320',
  legalIdFrom: '2016-09-12',
  legalPhone: '13957106821',
} as const;
const same = {
  registeredCapital: 500,
  termTo: '2046-05-17',
  regionCode: '330108',
  address: company.address,
  officeAddress: undefined,
  legalIdFrom: '2016-09-12',
  legalIdTo: undefined,
  legalPhone: '13957106821',
};

test('shows a missing value as empty in the form', () => {
  expect(valuesOf(company)).toMatchObject({ officeAddress: '', legalIdTo: '', registeredCapital: '500.00' });
});

test.each([
  ['sends nothing if nothing has changed', same, [], undefined],
  ['sends a changed capital', { ...same, registeredCapital: 2000 }, [], { registeredCapital: 2000 }],
  [
    'sends a requested field with the changed capital',
    { ...same, registeredCapital: 2000 },
    ['termTo'] as const,
    { registeredCapital: 2000, termTo: '2046-05-17' },
  ],
  ['clears a term that became unlimited', { ...same, termTo: undefined }, [], { cleared: ['termTo'] }],
  [
    'does not clear a value that was never set',
    { ...same, registeredCapital: 2000, officeAddress: undefined, termTo: undefined },
    ['officeAddress'] as const,
    { registeredCapital: 2000, cleared: ['termTo'] },
  ],
])('the form %s', (_, filled, requested, sent) =>
  expect(differences(company, filled, requested)).toEqual(sent),
);

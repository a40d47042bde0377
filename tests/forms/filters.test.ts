import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { accountFields } from '#portal/screens/accounts/filters.ts';
import { logFields } from '#portal/screens/approvals/log/filters.ts';
import { billFields, billInput, unbilledFields, unbilledInput } from '#portal/screens/bills/filters.ts';
import { contractFields } from '#portal/screens/contracts/tabs.ts';
import { orderFields, ordersInput } from '#portal/screens/orders/orderFilters.ts';
import { paymentFields, paymentsInput } from '#portal/screens/orders/paymentFilters.ts';
import { recordFields, recordsInput } from '#portal/screens/payRecords/filters.ts';
import { refundFields, refundsInput } from '#portal/screens/refunds/refundFilters.ts';
import { readFilters, type FieldSet, type ValuesOf } from '#portal/ui/filters/fields.ts';
import { operationOf } from '#tools/contract/generated.ts';
import { requestSchema } from '#tools/contract/operations.ts';
import { formats } from '../../openapi/shared/formats.js';

const ajv = new Ajv2020({ strict: false, formats });

const validatorOf = (operationId: string) =>
  ajv.compile(requestSchema(operationOf('provisional', operationId)));

/** Values that an edited URL may hold. */
const urlValues = [
  '',
  ' ',
  'x',
  'a'.repeat(65),
  '𠮷'.repeat(64),
  '2026-13',
  '2026-11',
  '2026-11-01',
  '2026-02-30',
  '30',
  '31',
  '5001',
  'yes',
  '<b>',
  '%',
  'ＺＤ２０２６，ZD2、ZD3\n ZD4',
  Array.from({ length: 60 }, (_, at) => `ZD${String(at).padStart(40, '0')}`).join(' '),
];
const page = { pageNo: 1, pageSize: 10 };

const list = <Fields extends FieldSet>(
  operationId: string,
  fields: Fields,
  toInput: (filters: ValuesOf<Fields>) => object,
) => ({ operationId, fields, inputOf: (query: URLSearchParams) => toInput(readFilters(fields, query)) });

test.each([
  list('queryBillPage', billFields, (filters) => billInput('12003', 'allBill', filters)),
  list('queryUnbilledPage', unbilledFields, (filters) => unbilledInput('12003', filters)),
  list('queryOrderPage', orderFields, (filters) => ordersInput('12003', filters)),
  list('queryPaymentRecordPage', paymentFields, (filters) => paymentsInput('12003', filters)),
  list('queryRepayRecordPage', recordFields, (filters) => recordsInput('12003', filters)),
  list('queryRefundPage', refundFields, (filters) => refundsInput('12003', filters)),
])('sends a valid $operationId request for each value in the URL', ({ operationId, fields, inputOf }) => {
  const isValid = validatorOf(operationId);
  const names = Object.keys(fields);
  for (const text of urlValues)
    for (const name of names) {
      const request = { ...inputOf(new URLSearchParams({ [name]: text })), ...page };
      expect(isValid(request), `${name}=${text}: ${JSON.stringify(isValid.errors)}`).toBe(true);
    }
  expect(isValid({ ...inputOf(new URLSearchParams()), ...page, pageNo: 0 })).toBe(false);
});

/** Typed texts and the filter that they mean: full width, part of a number, several from a message or a spreadsheet. */
const searches = [
  ['ＺＤ２０２６１１', 'ZD202611'],
  [' zd2026\u00a0', 'zd2026'],
  ['ZD1 ZD2', 'ZD1,ZD2'],
  ['ZD1,ZD2，ZD3、ZD4；ZD5', 'ZD1,ZD2,ZD3,ZD4,ZD5'],
  ['ZD1\r\nZD2\r\n', 'ZD1,ZD2'],
  ['ZD1\tZD2', 'ZD1,ZD2'],
] as const;

test.each([
  ['billNo', billFields],
  ['orderNo', billFields],
  ['orderNo', unbilledFields],
  ['no', orderFields],
  ['paymentNo', paymentFields],
  ['orderNo', paymentFields],
  ['repayNo', recordFields],
  ['billNo', recordFields],
  ['refundNo', refundFields],
  ['orderNo', refundFields],
  ['keyword', accountFields],
  ['keyword', logFields],
  ['q', contractFields],
] as const)(
  'reads typed or pasted numbers in the filter %s',
  { tags: ['out-number-search'] },
  (name, fields: FieldSet) => {
    for (const [typed, filter] of searches)
      expect(readFilters(fields, new URLSearchParams({ [name]: typed }))).toMatchObject({ [name]: filter });
  },
);

import { expect, test } from 'vitest';
import { stillPending } from './pendingContracts.ts';

const [credit, service, renewed] = [
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4' },
  { templateNo: 'QYJC-FW-003', templateVersion: 'V3.2' },
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.5' },
];

test.each([
  ['both are asked for', [credit, service], [credit, service]],
  ['one is signed', [service], [service]],
  ['another version of it is asked for', [renewed], []],
  ['nothing is asked for', [], []],
])('%s', (_, pending, left) => {
  expect(stillPending([credit, service], pending)).toEqual(left);
});

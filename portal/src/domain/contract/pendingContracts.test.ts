import { expect, test } from 'vitest';
import { stillPending } from './pendingContracts.ts';

const [credit, service, renewed] = [
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4' },
  { templateNo: 'QYJC-FW-003', templateVersion: 'V3.2' },
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.5' },
];

test.each([
  ['keeps both while both are pending', [credit, service], [credit, service]],
  ['drops a signed contract', [service], [service]],
  ['drops a contract that is pending in another version', [renewed], []],
  ['drops all if none is pending', [], []],
])('%s', (_, pending, left) => {
  expect(stillPending([credit, service], pending)).toEqual(left);
});

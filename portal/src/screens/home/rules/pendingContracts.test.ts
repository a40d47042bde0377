import { expect, test } from 'vitest';
import { stillPending } from './pendingContracts.ts';

const [credit, service, renewed] = [
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4' },
  { templateNo: 'QYJC-FW-003', templateVersion: 'V3.2' },
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.5' },
];
const lists = (noFaceContractList: (typeof credit)[], faceContractList: (typeof credit)[] = []) => ({
  noFaceContractList,
  faceContractList,
});

test.each([
  ['both are asked for', lists([credit], [service]), [credit, service]],
  ['one is signed', lists([], [service]), [service]],
  ['another version of it is asked for', lists([renewed]), []],
  ['nothing is asked for', lists([]), []],
])('%s', (_, pending, left) => {
  expect(stillPending([credit, service], pending)).toEqual(left);
});

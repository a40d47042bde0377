import { expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { asksCompliance, contractsAtHome } from './pendingContracts.ts';

const [credit, service, renewed] = [
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4' },
  { templateNo: 'QYJC-FW-003', templateVersion: 'V3.2' },
  { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.5' },
];
const lists = (noFaceContractList: (typeof credit)[], faceContractList: (typeof credit)[] = []) => ({
  noFaceContractList,
  faceContractList,
});

test('requests credit compliance for 12003 and 12025 only', () => {
  expect(Object.values(ProductCode).filter(asksCompliance)).toEqual(['12003', '12025']);
});

const compliance = (contractPlace: string[]) => ({
  contractPlace,
  contractList: [
    { ...renewed, needFace: false },
    { ...service, needFace: true },
  ],
});
const [local, face] = compliance([]).contractList;

test.each([
  ['no response yet', undefined, undefined, undefined],
  ['compliance alone', undefined, compliance(['home']), lists([local!], [face!])],
  ['both lists merged', lists([credit]), compliance(['home']), lists([credit, local!], [face!])],
  ['compliance of another page', lists([credit]), compliance(['serviceContract']), lists([credit])],
  ['no compliance', lists([credit], [service]), undefined, lists([credit], [service])],
])('lists the contracts to sign at home with %s', (_, upgrade, creditCompliance, contracts) => {
  expect(contractsAtHome(upgrade, creditCompliance)).toEqual(contracts);
});

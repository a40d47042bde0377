/** Contracts that a scenario may leave pending, and the signed ones. */
import type { Contract } from '../contracts/schema.ts';

export type PendingKind = 'face' | 'no-face' | 'compliance';

export const contractTemplates: Record<PendingKind, Contract> = {
  face: {
    name: '企业金采服务合同',
    kind: 'upgrade',
    templateNo: 'QYJC-FW-003',
    templateVersion: 'V3.2',
    contractType: 'SERVICE',
    signContractType: 'FACE',
    needFace: true,
    askedAt: '2026-11-12 06:00:00',
  },
  'no-face': {
    name: '企业征信授权书',
    kind: 'upgrade',
    templateNo: 'QYJC-ZX-001',
    templateVersion: 'V1.4',
    contractType: 'CREDIT',
    signContractType: 'CONFIRM',
    needFace: false,
    askedAt: '2026-11-12 06:00:00',
  },
  compliance: {
    name: '企业信息查询授权书',
    kind: 'compliance',
    templateNo: 'QYJC-XX-002',
    templateVersion: 'V1.2',
    contractType: 'CREDIT',
    signContractType: 'CONFIRM',
    needFace: false,
    askedAt: '2026-11-12 06:00:00',
  },
};

/** Signed contracts: one in force, one expired, one terminated early. */
export const signedContracts: readonly Contract[] = [
  {
    name: '企业金采服务合同',
    kind: 'upgrade',
    templateNo: 'QYJC-FW-002',
    templateVersion: 'V2.8',
    contractType: 'SERVICE',
    signContractType: 'FACE',
    needFace: true,
    signed: { contractNo: 'HT20260301QYJC-FW-002', at: '2026-03-01 10:20:30' },
    expiresOn: '2027-02-28',
  },
  {
    name: '企业征信授权书',
    kind: 'upgrade',
    templateNo: 'QYJC-ZX-000',
    templateVersion: 'V1.3',
    contractType: 'CREDIT',
    signContractType: 'CONFIRM',
    needFace: false,
    signed: { contractNo: 'HT20250301QYJC-ZX-000', at: '2025-03-01 09:12:00' },
    expiresOn: '2026-02-28',
  },
  {
    name: '代扣服务协议',
    kind: 'upgrade',
    templateNo: 'QYJC-DK-001',
    templateVersion: 'V1.0',
    contractType: 'DEBIT',
    signContractType: 'CONFIRM',
    needFace: false,
    signed: { contractNo: 'HT20240618QYJC-DK-001', at: '2024-06-18 15:40:02' },
    terminated: true,
  },
];

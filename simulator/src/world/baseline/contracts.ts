/** Contracts that a scenario may leave pending. */
import type { Contract } from '../contracts.ts';

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
  },
  'no-face': {
    name: '企业征信授权书',
    kind: 'upgrade',
    templateNo: 'QYJC-ZX-001',
    templateVersion: 'V1.4',
    contractType: 'CREDIT',
    signContractType: 'CONFIRM',
    needFace: false,
  },
  compliance: {
    name: '企业信息查询授权书',
    kind: 'compliance',
    templateNo: 'QYJC-XX-002',
    templateVersion: 'V1.2',
    contractType: 'CREDIT',
    signContractType: 'CONFIRM',
    needFace: false,
  },
};

/** Kind and name of each write in the operation log: kind by path, name by the contract's summary. */
import { OperationKind } from '#generated/shared/enums.ts';
import type { Operation } from './catalogue.ts';

type OperationFacts = Pick<Operation, 'service' | 'path' | 'id' | 'summary'>;

/** Kind by the first path segment of provisional operations; add new groups of writes here. */
const groups: Readonly<Record<string, OperationKind>> = {
  accounts: OperationKind.Account,
  approvals: OperationKind.Approval,
  calendar: OperationKind.Setting,
  cancellation: OperationKind.Cancellation,
  certificate: OperationKind.Certificate,
  clearType: OperationKind.Billing,
  company: OperationKind.Company,
  firstSteps: OperationKind.Setting,
  funds: OperationKind.Funds,
  increase: OperationKind.Quota,
  instalments: OperationKind.Repay,
  messages: OperationKind.Message,
  opening: OperationKind.Opening,
  payment: OperationKind.Setting,
  popups: OperationKind.Message,
  push: OperationKind.Message,
  repay: OperationKind.Repay,
  sms: OperationKind.Verification,
  tasks: OperationKind.Benefit,
  views: OperationKind.Setting,
};

/** Kinds of operations whose path says nothing about the kind, or whose kind differs from that of their group. */
const exceptions: Readonly<Record<string, OperationKind>> = {
  'standard.queryAcpAuthUrl': OperationKind.Verification,
  'gateway.contractUpSign': OperationKind.Contract,
  'gateway.signContractsForCreditCompliance': OperationKind.Contract,
  'gateway.verifyAuthAndSaveUpContract': OperationKind.Contract,
  'gateway.orderQuickBill': OperationKind.Billing,
  'gateway.drawCouponsStdjc': OperationKind.Benefit,
  'gateway.affirm': OperationKind.Message,
  'gateway.signGuidanceRead': OperationKind.Funds,
  'provisional.saveRepaySetting': OperationKind.Setting,
};

export const operationKind = ({ service, path, id }: OperationFacts): OperationKind =>
  exceptions[`${service}.${id}`] ?? groups[path.split('/')[1] ?? ''] ?? OperationKind.Other;

/** Returns the Chinese half of the contract's summary: `设置采购账号的上限额度 · limit what an account may use`. */
export const operationName = ({ summary }: OperationFacts): string => summary.split(' · ')[0] ?? summary;

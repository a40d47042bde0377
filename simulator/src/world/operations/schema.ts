/** Schema of the operation log: account, operation, time, device, subject and result. */
import { Type, type Static } from 'typebox';
import { AccountType, OperationKind, OperationResult } from '#generated/shared/enums.ts';
import { cents, count, moment, record } from '../values/schema.ts';

export const OperationEntry = record({
  serial: count,
  at: moment,
  pin: Type.String(),
  /** Name at that time: a deleted account keeps it here. */
  nickname: Type.String(),
  acctType: Type.Enum(AccountType),
  kind: Type.Enum(OperationKind),
  /** In the user's words. */
  operation: Type.String(),
  subject: Type.Optional(Type.String()),
  amount: Type.Optional(cents),
  device: Type.String(),
  result: Type.Enum(OperationResult),
  resultText: Type.Optional(Type.String()),
});
export type OperationEntry = Static<typeof OperationEntry>;

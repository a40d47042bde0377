/** What is stored of the operation log: who did what when, from where, on what, with which result. */
import { Type, type Static } from 'typebox';
import { AccountType, OperationKind, OperationResult } from '#generated/shared/enums.ts';
import { cents, count, moment, record } from '../values/schema.ts';

export const OperationEntry = record({
  serial: count,
  at: moment,
  pin: Type.String(),
  /** As it was called then: a deleted account keeps its name here. */
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

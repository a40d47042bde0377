/** What is stored of contracts. */
import { Type, type Static } from 'typebox';
import { day, moment, record } from '../values/schema.ts';

export const Contract = record({
  /** Part of a contract upgrade, or of credit compliance (12003 and 12025 only, spec 1 §7). */
  kind: Type.Enum(['upgrade', 'compliance']),
  name: Type.String(),
  templateNo: Type.String(),
  templateVersion: Type.String(),
  contractType: Type.String(),
  signContractType: Type.String(),
  needFace: Type.Boolean(),
  /** Since when the company is asked to sign it. */
  askedAt: Type.Optional(moment),
  /** Number and time of the signature; pending without. */
  signed: Type.Optional(record({ contractNo: Type.String(), at: moment })),
  /** Last day in force; without it the contract holds until it is ended. */
  expiresOn: Type.Optional(day),
  /** Ended before its time. */
  terminated: Type.Optional(Type.Boolean()),
});
export type Contract = Static<typeof Contract>;

/** Where signing is asked for. */
export const ContractPlace = Type.Enum(['home', 'serviceContract']);
export type ContractPlace = Static<typeof ContractPlace>;

/** Schema of contracts. */
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
  /** Start of the request to sign. */
  askedAt: Type.Optional(moment),
  /** Number and time of the signature; absent while pending. */
  signed: Type.Optional(record({ contractNo: Type.String(), at: moment })),
  /** Last day in force; absent for an unlimited contract. */
  expiresOn: Type.Optional(day),
  /** Terminated early. */
  terminated: Type.Optional(Type.Boolean()),
});
export type Contract = Static<typeof Contract>;

/** Places that prompt for signing. */
export const ContractPlace = Type.Enum(['home', 'serviceContract']);
export type ContractPlace = Static<typeof ContractPlace>;

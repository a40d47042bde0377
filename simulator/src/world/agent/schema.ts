/** Schema of the company's factoring agent and of changes of it. */
import { Type, type Static } from 'typebox';
import { CompanyChangeStatus } from '#generated/shared/enums.ts';
import { moment, record } from '../values/schema.ts';

export const Agent = record({
  name: Type.String(),
  idNo: Type.String(),
  phone: Type.String(),
  email: Type.String(),
});
export type Agent = Static<typeof Agent>;

export const AgentChange = record({
  changeNo: Type.String(),
  status: Type.Enum(CompanyChangeStatus),
  submittedAt: moment,
  /** Expected during the review, actual afterwards. */
  finishedAt: moment,
  before: Agent,
  after: Agent,
  reason: Type.Optional(Type.String()),
});
export type AgentChange = Static<typeof AgentChange>;

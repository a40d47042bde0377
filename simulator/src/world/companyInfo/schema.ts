/** Schema of applications to change company data. */
import { Type, type Static } from 'typebox';
import { CompanyChangeStatus, FlowType, OpeningField } from '#generated/shared/enums.ts';
import { Correctable } from '../opening/schema.ts';
import { moment, record } from '../values/schema.ts';

export const CompanyChange = record({
  changeNo: Type.String(),
  status: Type.Enum(CompanyChangeStatus),
  submittedAt: moment,
  /** Expected during the review, actual afterwards. */
  finishedAt: moment,
  /** New values, and the values before. */
  after: Correctable,
  before: Correctable,
  /** Emptied values. */
  emptied: Type.Optional(Type.Array(Type.Enum(OpeningField))),
  /** Demand of the provider before this application. A refusal of the application restores it (change.ts). */
  asked: record({ flowType: Type.Enum(FlowType), needCompleteInfo: Type.Boolean() }),
  reason: Type.Optional(Type.String()),
});
export type CompanyChange = Static<typeof CompanyChange>;

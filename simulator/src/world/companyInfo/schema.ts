/** What is stored of applications to change the company's data. */
import { Type, type Static } from 'typebox';
import { CompanyChangeStatus, FlowType, OpeningField } from '#generated/shared/enums.ts';
import { Correctable } from '../opening/schema.ts';
import { moment, record } from '../values/schema.ts';

export const CompanyChange = record({
  changeNo: Type.String(),
  status: Type.Enum(CompanyChangeStatus),
  submittedAt: moment,
  /** Expected while it is being reviewed, real afterwards. */
  finishedAt: moment,
  /** The new values of what changes, and what stood there then. */
  after: Correctable,
  before: Correctable,
  /** What stood there and is taken away. */
  emptied: Type.Optional(Type.Array(Type.Enum(OpeningField))),
  /** What asked for it, and asks again if it is refused. */
  asked: record({ flowType: Type.Enum(FlowType), needCompleteInfo: Type.Boolean() }),
  reason: Type.Optional(Type.String()),
});
export type CompanyChange = Static<typeof CompanyChange>;

import type { Handler } from '../handler.ts';
import { qualifications } from '../qualification.ts';

export const queryUserAccessQualification: Handler<'standard', 'queryUserAccessQualification'> = (
  input,
  context,
) => ({
  data: qualifications(context, input.requiredAccessTypeInfoList, 'daysUntilExpiration'),
});

import { undocumented } from '../contract/undocumented.ts';
import type { Check } from './check.ts';

export const undocumentedMember: Check = {
  id: 'undocumented-member',
  title: 'the answer holds nothing that the contract does not name (--strict)',
  judge: ({ operation, document, rules, verdict }) =>
    !rules.strict || verdict.code === undefined
      ? []
      : undocumented([operation.response], document, operation.schemas).map((pointer) => ({
          message: `${pointer} is not documented`,
          pointer,
        })),
};

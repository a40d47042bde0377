import { valueAt } from '../contract/envelope.ts';
import type { Check } from './check.ts';
import { none, one } from './check.ts';

export const errorData: Check = {
  id: 'error-data',
  title: 'a refusal carries no data',
  judge: ({ operation, verdict, document }) => {
    if (verdict.success || verdict.code === undefined || operation.envelope.byStatus) return none;
    const outer = verdict.layer === 'inner' ? undefined : valueAt(document, operation.envelope.data);
    const leaked = verdict.data ?? outer;
    return leaked === undefined || leaked === null
      ? none
      : one(`refused with ${verdict.code}, yet it carries data`);
  },
};

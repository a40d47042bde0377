import { valueAt } from '../../base/pointer.ts';
import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

export const errorData: Check = {
  id: 'error-data',
  title: 'a refusal has no data',
  judge: ({ operation, verdict, document }) => {
    const { byStatus, data } = operation.envelope;
    // Without an envelope, or with the data beside the code, a refusal has no separate data.
    if (verdict.success || verdict.code === undefined || byStatus || data === '') return none;
    // The outer data of an inner refusal is the inner envelope itself.
    const outer = verdict.layer === 'inner' ? undefined : valueAt(document, data);
    const leaked = verdict.data ?? outer;
    return leaked === undefined || leaked === null
      ? none
      : one(`refused with ${verdict.code}, yet it carries data`);
  },
};

import { valueAt } from '../../base/pointer.ts';
import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

export const extraMember: Check = {
  id: 'extra-member',
  title: 'the response has the member that every envelope of the service has',
  judge: ({ operation, document, verdict }) => {
    const { extra } = operation.envelope;
    if (extra === undefined || verdict.code === undefined) return none;
    return valueAt(document, extra) === undefined
      ? one(`${extra} is missing from the envelope`, { pointer: extra })
      : none;
  },
};

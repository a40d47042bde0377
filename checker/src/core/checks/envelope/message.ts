import type { Check } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';

export const message: Check = {
  id: 'message',
  title: 'a refusal has a message for the user',
  judge: ({ verdict, operation }) => {
    if (operation.envelope.byStatus || operation.envelope.message === '') return none;
    if (verdict.success || verdict.code === undefined || verdict.loggedOutText !== undefined) return none;
    return typeof verdict.message === 'string' && verdict.message.trim() !== ''
      ? none
      : one(`refused with ${verdict.code} without a message`);
  },
};

/** Operations of the provisional service. Three of them need an approval above the approval amount. */
import type { HandlerTable } from '../handler.ts';
import { handlers as plain } from './handlers.ts';
import { guards, withApproval } from './wire/guarded.ts';

export const handlers = {
  ...plain,
  applyWithdrawal: withApproval(guards.withdrawal, plain.applyWithdrawal),
  setAccountLimit: withApproval(guards.limit, plain.setAccountLimit),
  submitRepay: withApproval(guards.repay, plain.submitRepay),
} satisfies HandlerTable<'provisional'>;

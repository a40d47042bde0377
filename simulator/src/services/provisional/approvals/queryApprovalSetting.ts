import type { Handler } from '../../handler.ts';
import { approvalSettingEntry } from '../wire/approval.ts';

export const queryApprovalSetting: Handler<'provisional', 'queryApprovalSetting'> = (_input, { world }) => ({
  data: approvalSettingEntry(world),
});

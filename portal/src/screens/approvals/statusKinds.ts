/** Labels and tags of approvals and log entries. They are not in statusTags.ts: home loads that file and needs none of these. */
import { ApprovalStatus } from '#generated/shared/enums/ApprovalStatus.ts';
import { OperationResult } from '#generated/shared/enums/OperationResult.ts';
import { ApprovalStatusLabel, OperationResultLabel } from '#generated/shared/labels.ts';
import type { StatusDisplay } from '../../domain/status/statusTags.ts';

export const approvalStatus: StatusDisplay<ApprovalStatus> = {
  label: ApprovalStatusLabel,
  variants: {
    [ApprovalStatus.Waiting]: { tone: 'info', icon: 'clock' },
    [ApprovalStatus.Approved]: { tone: 'success', icon: 'check' },
    [ApprovalStatus.Refused]: { tone: 'failed', icon: 'cancel' },
    [ApprovalStatus.Withdrawn]: { tone: 'muted', icon: 'cancel' },
    [ApprovalStatus.Expired]: { tone: 'muted', icon: 'cancel' },
  },
};

export const operationResult: StatusDisplay<OperationResult> = {
  label: OperationResultLabel,
  variants: {
    [OperationResult.Done]: { tone: 'success', icon: 'check' },
    [OperationResult.Waiting]: { tone: 'info', icon: 'clock' },
    [OperationResult.Refused]: { tone: 'failed', icon: 'cancel' },
  },
};

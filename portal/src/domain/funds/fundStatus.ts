/**
 * Look of the statuses of fund accounts; separate from the bookkeeping's, which every first page loads.
 * docs/design/look.md rule 1
 */
import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import { WithdrawalStatus } from '#generated/shared/enums/WithdrawalStatus.ts';
import { ClaimStatusLabel, WithdrawalStatusLabel } from '#generated/shared/labels.ts';
import type { StatusDisplay } from '../status/statusTags.ts';

export const claimStatus: StatusDisplay<ClaimStatus> = {
  label: ClaimStatusLabel,
  variants: {
    [ClaimStatus.Processing]: { tone: 'info', icon: 'clock' },
    [ClaimStatus.Success]: { tone: 'success', icon: 'check' },
    [ClaimStatus.Failed]: { tone: 'failed', icon: 'cancel' },
  },
};

export const withdrawalStatus: StatusDisplay<WithdrawalStatus> = {
  label: WithdrawalStatusLabel,
  variants: {
    [WithdrawalStatus.Processing]: { tone: 'info', icon: 'clock' },
    [WithdrawalStatus.Success]: { tone: 'success', icon: 'check' },
    [WithdrawalStatus.Failed]: { tone: 'failed', icon: 'cancel' },
  },
};

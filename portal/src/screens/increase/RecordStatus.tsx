import { IncreaseStatus } from '#generated/shared/enums/IncreaseStatus.ts';
import { IncreaseStatusLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import type { IconName } from '../../icons/Icon.tsx';
import { StatusTag, type TagTone } from '../../ui/text/StatusTag.tsx';
import type { IncreaseRecord } from './rules.ts';

const variants = {
  [IncreaseStatus.Reviewing]: { tone: 'info', icon: 'clock' },
  [IncreaseStatus.Approved]: { tone: 'success', icon: 'success' },
  [IncreaseStatus.Refused]: { tone: 'failed', icon: 'cancel' },
} as const satisfies { [Status in IncreaseStatus]: { tone: TagTone; icon: IconName } };

export const RecordStatus = ({ record: { applyNo, status } }: { readonly record: IncreaseRecord }) => (
  <StatusTag {...variants[status]} fact={factOf('increase.state', applyNo)}>
    {IncreaseStatusLabel[status]}
  </StatusTag>
);

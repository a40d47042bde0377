import { IncreaseStatus } from '#generated/shared/enums/IncreaseStatus.ts';
import { IncreaseStatusLabel } from '#generated/shared/labels.ts';
import type { IconName } from '../../icons/Icon.tsx';
import { StatusTag, type TagTone } from '../../ui/text/StatusTag.tsx';

const variants = {
  [IncreaseStatus.Reviewing]: { tone: 'info', icon: 'clock' },
  [IncreaseStatus.Approved]: { tone: 'success', icon: 'success' },
  [IncreaseStatus.Refused]: { tone: 'warning', icon: 'warning' },
} as const satisfies { [Status in IncreaseStatus]: { tone: TagTone; icon: IconName } };

export function RecordStatus({ status }: { readonly status: IncreaseStatus }) {
  return <StatusTag {...variants[status]}>{IncreaseStatusLabel[status]}</StatusTag>;
}

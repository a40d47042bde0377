import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { TaskStatusLabel } from '#generated/shared/labels.ts';
import type { IconName } from '../../icons/Icon.tsx';
import { StatusTag, type TagTone } from '../../ui/text/StatusTag.tsx';

const variants = {
  [TaskStatus.Processing]: { tone: 'info', icon: 'clock' },
  [TaskStatus.WaitingBegin]: { tone: 'warning', icon: 'calendar' },
  [TaskStatus.End]: { tone: 'muted', icon: 'check' },
} as const satisfies { [Status in TaskStatus]: { tone: TagTone; icon: IconName } };

/** 进行中, 未开始, 已结束: each with its own tone and icon. */
export const TaskStatusTag = ({ status }: { readonly status: TaskStatus }) => (
  <StatusTag {...variants[status]}>{TaskStatusLabel[status]}</StatusTag>
);

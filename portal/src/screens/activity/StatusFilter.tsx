import type { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { TaskStatusLabel } from '#generated/shared/labels.ts';
import { FilterChips } from '../../ui/filters/FilterChips.tsx';
import { copy } from './copy.ts';
import { statuses, type Task } from './rules.ts';

interface StatusFilterProps {
  readonly tasks: readonly Task[];
  readonly chosen: TaskStatus | undefined;
  readonly onChoose: (status: TaskStatus | undefined) => void;
}

/** One state or all of them, each with its count. */
export const StatusFilter = ({ tasks, ...given }: StatusFilterProps) => {
  const having = (status: TaskStatus) => tasks.filter(({ taskStatus }) => taskStatus === status).length;
  return (
    <FilterChips
      label={copy.filter.label}
      chips={[
        [undefined, copy.count(copy.filter.all, tasks.length)],
        ...statuses.map((status) => [status, copy.count(TaskStatusLabel[status], having(status))] as const),
      ]}
      {...given}
    />
  );
};

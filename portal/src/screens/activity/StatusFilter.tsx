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

/** Filter of the tasks by state, with the number of tasks of each. */
export const StatusFilter = ({ tasks, ...choice }: StatusFilterProps) => {
  const countOf = (status: TaskStatus) => tasks.filter(({ taskStatus }) => taskStatus === status).length;
  return (
    <FilterChips
      label={copy.filter.label}
      chips={[
        [undefined, copy.count(copy.filter.all, tasks.length)],
        ...statuses.map((status) => [status, copy.count(TaskStatusLabel[status], countOf(status))] as const),
      ]}
      {...choice}
    />
  );
};

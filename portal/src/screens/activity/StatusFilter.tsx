import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { TaskStatusLabel } from '#generated/shared/labels.ts';
import { copy } from './copy.ts';
import { statuses, type Task } from './rules.ts';

interface StatusFilterProps {
  readonly tasks: readonly Task[];
  readonly chosen: TaskStatus | undefined;
  readonly onChoose: (status: TaskStatus | undefined) => void;
}

/** One state or all of them, each with its count. */
export const StatusFilter = ({ tasks, chosen, onChoose }: StatusFilterProps) => (
  <Box role="group" aria-label={copy.filter.label} sx={chips}>
    <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
      {copy.count(copy.filter.all, tasks.length)}
    </button>
    {statuses.map((status) => (
      <button key={status} type="button" aria-pressed={chosen === status} onClick={() => onChoose(status)}>
        {copy.count(TaskStatusLabel[status], tasks.filter(({ taskStatus }) => taskStatus === status).length)}
      </button>
    ))}
  </Box>
);

const chips = ({ palette, radii }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& button': {
    height: 32,
    px: 3,
    font: 'inherit',
    color: 'ink',
    cursor: 'pointer',
    bgcolor: 'background.paper',
    border: `1px solid ${palette.tile}`,
    borderRadius: `${String(radii.control)}px`,
  },
  '& button[aria-pressed=true]': {
    fontWeight: 600,
    color: 'hover',
    bgcolor: 'tint',
    borderColor: palette.primary.main,
  },
});

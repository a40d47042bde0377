import Box from '@mui/material/Box';
import { copy } from './copy.ts';
import { taskPercent } from './tasks.ts';

interface TaskBarProps {
  readonly name: string;
  readonly task: { readonly currentValue: number; readonly targetValue: number };
  /** The task has ended: its bar is grey. */
  readonly over?: boolean | undefined;
}

/** The progress of a task as a bar. */
export function TaskBar({ name, task, over = false }: TaskBarProps) {
  const percent = taskPercent(task);
  return (
    <Box
      role="progressbar"
      data-bar="open"
      aria-label={copy.progressName(name)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      sx={{ height: 8, borderRadius: '2px', overflow: 'hidden', bgcolor: 'hairline' }}
    >
      <Box
        data-bar="filled"
        sx={{
          width: `${String(percent)}%`,
          height: '100%',
          bgcolor: over ? 'text.secondary' : 'primary.main',
        }}
      />
    </Box>
  );
}

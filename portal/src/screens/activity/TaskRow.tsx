import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { copy as words } from '../../domain/tasks/copy.ts';
import { TaskBar } from '../../domain/tasks/TaskBar.tsx';
import { taskFigure, taskUnit } from '../../domain/tasks/taskFigure.ts';
import { taskPercent } from '../../domain/tasks/tasks.ts';
import { useToday } from '../../session/useNow.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';
import { rewardText, timeText, type Task } from './rules.ts';
import { TaskAction } from './TaskAction.tsx';
import { TaskStatusTag } from './TaskStatusTag.tsx';

/** Row of a task: condition and reward, progress, time left, and action. */
export function TaskRow({ task }: { readonly task: Task }) {
  const today = useToday();
  return (
    <Box component="li" sx={rowStyle}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="strong" component="h3">
            {task.taskName}
          </Typography>
          <TaskStatusTag status={task.taskStatus} />
          {task.joined && task.taskStatus !== TaskStatus.End ? <StatusTag>{copy.joined}</StatusTag> : null}
        </Box>
        <Typography variant="caption" component="p" color="textSecondary">
          <Words>{rewardText(task, today)}</Words>
        </Typography>
      </div>
      <div>
        <Progress task={task} />
        <Typography variant="caption" component="p" color="textSecondary">
          {timeText(task, today)}
        </Typography>
      </div>
      <Box sx={{ justifySelf: 'end' }}>
        <TaskAction task={task} />
      </Box>
    </Box>
  );
}

/** The progress of a joined task, else its target. */
function Progress({ task }: { readonly task: Task }) {
  const { statDimension, currentValue, targetValue, taskName } = task;
  const unit = taskUnit(statDimension);
  const target = taskFigure(statDimension, targetValue);
  if (!task.joined)
    return (
      <Typography variant="caption" component="p" color="textSecondary">
        {copy.target(target, unit)}
      </Typography>
    );
  return (
    <>
      <TaskBar name={taskName} task={task} over={task.taskStatus === TaskStatus.End} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {words.progress(taskFigure(statDimension, currentValue), target, unit)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {taskPercent(task)}%
        </Typography>
      </Box>
    </>
  );
}

const rowStyle = {
  display: 'grid',
  gap: { xs: 2, md: 6 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 280px) 112px' },
  py: 4,
  '& + &': { borderTop: '1px solid', borderColor: 'hairline' },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { copy as words } from '../../domain/tasks/copy.ts';
import { TaskBar } from '../../domain/tasks/TaskBar.tsx';
import { taskFigure, taskUnit } from '../../domain/tasks/taskFigure.ts';
import { taskPercent } from '../../domain/tasks/tasks.ts';
import { useToday } from '../../session/useNow.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { copy } from './copy.ts';
import { missing, rewardText, timeText, type Task } from './rules.ts';
import { TaskStatusTag } from './TaskStatusTag.tsx';

/** The task's progress, what is missing, the time left, and the reward. */
export function StandingCard({ task }: { readonly task: Task }) {
  const today = useToday();
  const { statDimension, currentValue, targetValue, taskStatus } = task;
  const unit = taskUnit(statDimension);
  const left = missing(task);
  return (
    <CardFrame title={copy.detail.progress} actions={<TaskStatusTag status={taskStatus} />}>
      <TaskBar name={task.taskName} task={task} over={taskStatus === TaskStatus.End} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 2 }}>
        <Typography variant="strong">
          {words.progress(
            taskFigure(statDimension, currentValue),
            taskFigure(statDimension, targetValue),
            unit,
          )}
        </Typography>
        <Typography>
          {copy.detail.standing(
            left === 0 ? copy.detail.met : copy.detail.left(taskFigure(statDimension, left), unit),
            taskPercent(task),
          )}
        </Typography>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {timeText(task, today)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ wordBreak: 'normal' }}>
        {rewardText(task, today)}
      </Typography>
    </CardFrame>
  );
}

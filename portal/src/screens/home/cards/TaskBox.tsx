import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Outputs } from '#generated/gateway/io.ts';
import { TaskDimensionLabel } from '#generated/shared/labels.ts';
import { copy as words } from '#portal/domain/tasks/copy.ts';
import { TaskBar } from '#portal/domain/tasks/TaskBar.tsx';
import { taskFigure, taskUnit } from '#portal/domain/tasks/taskFigure.ts';
import { dayOf } from '#portal/format/date.ts';
import { paths } from '#portal/paths.ts';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { Words } from '#portal/ui/text/Words.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';

export type Task = Outputs['queryUserActivityTaskPage']['list'][number];

/** One task: what it counts, its reward, progress and last day. 2 §3, §4 */
export function TaskBox({ task }: { readonly task: Task }) {
  return (
    <Box
      component="li"
      sx={{ minWidth: 0, p: 4, border: (theme) => `1px solid ${theme.palette.hairline}`, borderRadius: 2 }}
    >
      <Typography variant="strong" component="h3" noWrap>
        {task.taskName}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <Typography variant="caption" color="textSecondary" noWrap>
          {TaskDimensionLabel[task.statDimension]}
        </Typography>
        <StatusTag tone="theme">{task.queryActivityTaskRes.rewardDesc}</StatusTag>
      </Box>
      <Box sx={{ mt: 3 }}>
        <TaskBar name={task.taskName} task={task} />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        <Words>
          {words.progress(
            taskFigure(task.statDimension, task.currentValue),
            taskFigure(task.statDimension, task.targetValue),
            taskUnit(task.statDimension),
          )}
        </Words>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mt: 2 }}>
        <Typography variant="caption" color="textSecondary">
          {copy.task.until(dayOf(task.endTime))}
        </Typography>
        <CardLink
          strong
          name={words.viewNamed(task.taskName)}
          to={paths.companyTaskDetail({ joinId: task.joinId, fromTaskCenter: '1' })}
        >
          {words.view}
        </CardLink>
      </Box>
    </Box>
  );
}

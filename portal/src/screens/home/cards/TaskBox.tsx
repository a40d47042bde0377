import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TaskDimensionLabel } from '#generated/shared/labels.ts';
import type { Outputs } from '#generated/gateway/io.ts';
import { dayOf } from '../../../format/date.ts';
import { formatAmount, formatMoney } from '../../../format/money.ts';
import { paths } from '../../../paths.ts';
import { StatusTag } from '../../../ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { countsOrders, taskPercent } from '../rules/tasks.ts';

export type Task = Outputs['queryUserActivityTaskPage']['list'][number];

/** One task: what counts, how far it is, until when. 2 §3, §4 */
export function TaskBox({ task }: { readonly task: Task }) {
  const percent = taskPercent(task);
  const orders = countsOrders(task.statDimension);
  const figure = (value: number): string =>
    orders ? formatMoney(value, { cents: false }) : formatAmount(value);
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
      <Box
        role="progressbar"
        aria-label={copy.task.progressName(task.taskName)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ height: 8, mt: 3, borderRadius: '2px', overflow: 'hidden', bgcolor: 'hairline' }}
      >
        <Box sx={{ width: `${String(percent)}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {copy.task.progress(
          figure(task.currentValue),
          figure(task.targetValue),
          orders ? copy.task.orders : copy.task.yuan,
        )}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mt: 2 }}>
        <Typography variant="caption" color="textSecondary">
          {copy.task.until(dayOf(task.endTime))}
        </Typography>
        <CardLink
          strong
          name={copy.task.viewNamed(task.taskName)}
          to={paths.companyTaskDetail({ joinId: task.joinId, fromTaskCenter: '1' })}
        >
          {copy.task.view}
        </CardLink>
      </Box>
    </Box>
  );
}

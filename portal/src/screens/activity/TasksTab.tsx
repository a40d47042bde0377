import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { TaskStatusLabel } from '#generated/shared/labels.ts';
import { isNotOffered } from '../../domain/status/NotOffered.tsx';
import { formatAmount } from '../../format/money.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { useUrlQuery, withParam } from '../../ui/hooks/useUrlQuery.ts';
import { copy } from './copy.ts';
import { groupsOf, statusOf } from './rules.ts';
import { StatusFilter } from './StatusFilter.tsx';
import { TaskRow } from './TaskRow.tsx';

type Centre = Outputs['queryTaskCentre'];

/** Tab of the tasks, grouped by state, with the expected rewards. */
export function TasksTab({ centre }: { readonly centre: UseQueryResult<Centre> }) {
  if (centre.isPending) return <SkeletonLines heights={[32, 72, 72, 72]} />;
  if (isNotOffered(centre.error)) return <EmptyLine text={copy.notOffered} />;
  if (centre.data === undefined)
    return <ErrorLine error={centre.error} onRetry={() => void centre.refetch()} />;
  return <TaskGroups centre={centre.data} />;
}

function TaskGroups({ centre: { tasks, runningCount, expectedReward } }: { readonly centre: Centre }) {
  const [query, edit] = useUrlQuery();
  const chosen = statusOf(query.get('status'));
  const groups = groupsOf(tasks, chosen);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          mb: 4,
        }}
      >
        <StatusFilter
          tasks={tasks}
          chosen={chosen}
          onChoose={(status) => edit((now) => withParam(now, 'status', status))}
        />
        <Typography variant="caption" color="textSecondary">
          {copy.summary(runningCount, formatAmount(expectedReward))}
        </Typography>
      </Box>
      {groups.length === 0 ? <EmptyLine text={copy.empty} /> : null}
      {groups.map((group) => {
        const name = copy.group(TaskStatusLabel[group.status], group.tasks.length);
        return (
          <Box component="section" key={group.status} aria-label={name} sx={{ '& + &': { mt: 5 } }}>
            <Typography component="h2" variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Box component="ul" aria-label={name}>
              {group.tasks.map((task) => (
                <TaskRow key={task.taskNo} task={task} />
              ))}
            </Box>
          </Box>
        );
      })}
    </>
  );
}

import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Outputs } from '#generated/activity/io.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { ActivityTile } from './ActivityTile.tsx';
import { copy } from './copy.ts';

interface ActivitiesTabProps {
  readonly activities: UseQueryResult<Outputs['queryActivityByGroupCode']>;
}

/** Tab of the activities that give coupons. */
export function ActivitiesTab({ activities }: ActivitiesTabProps) {
  if (activities.isPending) return <SkeletonLines heights={[96, 96]} />;
  if (activities.data === undefined)
    return <ErrorLine error={activities.error} onRetry={() => void activities.refetch()} />;
  const { activityVoModelList: list } = activities.data;
  if (list.length === 0) return <EmptyLine text={copy.activity.none} />;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {list.map((activity) => (
        <ActivityTile key={activity.activityNo} activity={activity} />
      ))}
    </Box>
  );
}

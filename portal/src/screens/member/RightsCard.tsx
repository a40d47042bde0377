import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MemberLevel } from '#generated/shared/enums/MemberLevel.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { copy } from './copy.ts';
import { rightsQuery } from './queries.ts';
import { RightsTable } from './RightsTable.tsx';

/** Compares the rights of all levels in a table. */
export function RightsCard({ userLevel }: { readonly userLevel: MemberLevel | undefined }) {
  const rights = useQuery(rightsQuery);
  return (
    <CardFrame
      title={copy.rights.title}
      actions={
        <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {copy.rights.hint}
        </Typography>
      }
      query={rights}
      skeleton={<SkeletonLines heights={[56, 56, 56, 56, 56]} />}
    >
      {rights.data ? <RightsTable levels={rights.data} userLevel={userLevel} /> : null}
    </CardFrame>
  );
}

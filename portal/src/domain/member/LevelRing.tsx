import Typography from '@mui/material/Typography';
import type { Outputs } from '#generated/standard/io.ts';
import { ProgressRing } from '../../ui/charts/ProgressRing.tsx';
import { copy } from './copy.ts';
import { levelPercent } from './member.ts';

/** The level inside the ring of its progress to the next one; grey while it is recomputed. */
export function LevelRing({ level }: { readonly level: Outputs['queryCompanyLevelProgress'] }) {
  const percent = levelPercent(level);
  return (
    <ProgressRing
      percent={percent}
      label={`${level.userLevel} ${copy.progress(percent)}`}
      muted={level.updating}
    >
      <Typography variant="amount" component="span" sx={{ lineHeight: '24px' }}>
        {level.userLevel}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" sx={{ lineHeight: '16px' }}>
        {percent}%
      </Typography>
    </ProgressRing>
  );
}

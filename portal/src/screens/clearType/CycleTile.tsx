import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../icons/Icon.tsx';
import { copy } from './copy.ts';
import { CycleName } from './CycleName.tsx';
import { chargeText, type Option } from './rules.ts';

interface CycleTileProps {
  readonly option: Option;
  readonly isCurrent: boolean;
}

/** The rules of a cycle, and the reason if it cannot be chosen. */
export function CycleTile({ option, isCurrent }: CycleTileProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignSelf: 'start' }}>
      <CycleName cycle={option} />
      <Typography variant="caption" color="textSecondary">
        {isCurrent ? copy.change.sameCycle : option.desc}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {copy.fields.days} {copy.dayCount(option.dayValue)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {copy.fields.charge} {chargeText(option)}
      </Typography>
      {option.reason === undefined ? null : (
        <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon name="lock" size={14} />
          {option.reason}
        </Typography>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IncreaseKindLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import type { IncreaseRecord } from './rules.ts';

/** An application as a list entry, for narrow screens: method and status, number and limit, date or reason. docs/design/look.md rule 8 */
export const RecordEntry = ({ row }: { readonly row: IncreaseRecord }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '4px 8px',
    }}
  >
    <Typography variant="strong" component="span">
      {IncreaseKindLabel[row.method]}
    </Typography>
    <RecordStatus record={row} />
    <Typography variant="caption" color="textSecondary">
      {row.applyNo}
    </Typography>
    <MoneyText
      value={row.limitAfter ?? row.limitBefore}
      fact={factOf(row.limitAfter === undefined ? 'increase.before' : 'increase.after', row.applyNo)}
      sx={{ textAlign: 'right' }}
    />
    <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {row.refuseReason ?? row.submittedAt}
    </Typography>
  </Box>
);

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAmount } from '#portal/format/money.ts';
import { copy } from '../copy.ts';

const { form } = copy;

const tile = (value: boolean, name: string, note: string) => ({
  value,
  content: (
    <span>
      <strong>{name}</strong>
      <Box
        component="span"
        sx={{ display: 'block', fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}
      >
        {note}
      </Box>
    </span>
  ),
});

/** Choice between a limit for the account and the shared quota of the company. */
export const limitTiles = [
  tile(true, form.capped, form.cappedNote),
  tile(false, form.shared, form.sharedNote),
];

interface LimitRangeProps {
  readonly from: number;
  readonly to: number;
}

/** The possible range of the limit in yuan, right of the field's label. */
export const LimitRange = ({ from, to }: LimitRangeProps) => (
  <Typography variant="caption" component="span" color="textSecondary">
    {form.range(formatAmount(from), formatAmount(to))}
  </Typography>
);

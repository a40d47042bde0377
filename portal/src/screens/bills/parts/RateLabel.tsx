import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../../icons/Icon.tsx';
import { copy } from '../copy.ts';

/** The executed rate; what the word means is told on hover, focus and touch. 2 §8 */
export function RateLabel({ rate }: { readonly rate: number }) {
  return (
    <Tooltip title={copy.detail.rateTip} enterTouchDelay={0}>
      <Box
        component="span"
        tabIndex={0}
        aria-label={`${copy.fields.executedRate} ${copy.detail.rate(rate.toFixed(2))}`}
        role="note"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, borderRadius: '4px' }}
      >
        {copy.detail.rate(rate.toFixed(2))}
        <Icon name="info" size={14} sx={{ color: 'text.secondary' }} />
      </Box>
    </Tooltip>
  );
}

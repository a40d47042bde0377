import Box from '@mui/material/Box';
import { rate as words } from '../../copy/rate.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Fact } from '../../ui/fact/Fact.tsx';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { Tip } from '../../ui/text/Tip.tsx';

interface RateLabelProps {
  /** Per cent a year. */
  readonly rate: number;
  readonly fact?: FactMark | undefined;
}

/** The executed rate, with a tip that explains it on hover, focus and touch. 2 §8 */
export function RateLabel({ rate, fact }: RateLabelProps) {
  const text = words.yearly(rate.toFixed(2));
  return (
    <Tip title={words.tip}>
      {(onClick) => (
        <Box
          component="span"
          onClick={onClick}
          tabIndex={0}
          aria-label={`${words.label} ${text}`}
          role="note"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, borderRadius: '4px' }}
        >
          {fact === undefined ? text : <Fact of={fact}>{text}</Fact>}
          <Icon name="info" size={14} sx={{ color: 'text.secondary' }} />
        </Box>
      )}
    </Tip>
  );
}

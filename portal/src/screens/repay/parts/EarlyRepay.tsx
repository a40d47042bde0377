import Box from '@mui/material/Box';
import { formatAmount } from '#portal/format/money.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import type { Preparation } from '../rules/targets.ts';

interface EarlyRepayProps {
  readonly trial: NonNullable<Preparation['earlyRepay']>;
  readonly taken: boolean;
  readonly onTake: (taken: boolean) => void;
}

/** Offers to repay periods that are not billed yet, with the cost and the saved interest. */
export function EarlyRepay({ trial, taken, onTake }: EarlyRepayProps) {
  const saved = formatAmount(trial.savedAmount);
  return (
    <HintPanel tone="flat" icon="calendar">
      <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, cursor: 'pointer' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{copy.early.label}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {taken ? copy.early.taken(saved) : copy.early.text(formatAmount(trial.payoffAmount), saved)}
          </Box>
        </Box>
        <Box
          component="input"
          type="checkbox"
          aria-label={copy.early.label}
          checked={taken}
          onChange={(event) => onTake(event.target.checked)}
          sx={{ width: 16, height: 16, m: '3px 0 0', accentColor: (theme) => theme.palette.primary.main }}
        />
      </Box>
    </HintPanel>
  );
}

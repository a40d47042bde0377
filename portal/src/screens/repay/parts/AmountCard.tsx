import Box from '@mui/material/Box';
import { formatAmount } from '#portal/format/money.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { AmountField } from '#portal/ui/form/AmountField.tsx';
import { copy } from '../copy.ts';
import { suggestsOverflow } from '../rules/amount.ts';
import type { Preparation } from '../rules/targets.ts';
import type { RepayForm } from '../useRepayForm.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

interface AmountCardProps {
  readonly form: RepayForm;
  readonly preparation: Preparation;
  /** The provider's reason for refusing the amount. */
  readonly problem: string | undefined;
}

const { amount: words } = copy;

/** The whole debt or a part, with the field's rules below it. */
export function AmountCard({ form, preparation, problem }: AmountCardProps) {
  const { hookForm, mode, setMode, amount } = form;
  const { minAmount, owed } = preparation;
  return (
    <CardFrame title={words.title} actions={<ModeSwitch mode={mode} onMode={setMode} />}>
      <Box sx={{ minHeight: 92 }}>
        <AmountField
          control={hookForm.control}
          name="amount"
          label={words.label}
          hint={mode === 'part' ? words.hint(formatAmount(minAmount), formatAmount(owed)) : undefined}
          problem={problem}
          readOnly={mode === 'whole'}
        />
      </Box>
      {suggestsOverflow(amount, preparation.sources) ? (
        <Box sx={{ mt: 1 }}>
          <HintPanel tone="info" icon="info">
            {words.overflowTip}
          </HintPanel>
        </Box>
      ) : null}
    </CardFrame>
  );
}

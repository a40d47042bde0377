import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatAmount } from '../../../format/money.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { FieldError } from '../../../ui/form/FieldError.tsx';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import { suggestsOverflow } from '../rules/amount.ts';
import type { Preparation } from '../rules/targets.ts';
import type { RepayForm } from '../useRepayForm.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

/** Gets the focus when the amount is wrong. */
export const AMOUNT_ID = 'repay-amount';

interface AmountCardProps {
  readonly form: RepayForm;
  readonly preparation: Preparation;
  /** Why the amount is refused, once there is a reason to say so. */
  readonly problem: string | undefined;
}

const { amount: words } = copy;

/** All of it or a part, with the rules of the field below it. */
export function AmountCard({ form, preparation, problem }: AmountCardProps) {
  const { mode, setMode, amountText, setPartText, amount } = form;
  const noteId = `${AMOUNT_ID}-note`;
  return (
    <CardFrame title={words.title} actions={<ModeSwitch mode={mode} onMode={setMode} />}>
      <Typography component="label" variant="caption" color="textSecondary" htmlFor={AMOUNT_ID}>
        {words.label}
      </Typography>
      <Box sx={boxStyle} data-wrong={problem !== undefined} data-fixed={mode === 'whole'}>
        <span aria-hidden>¥</span>
        <input
          id={AMOUNT_ID}
          inputMode="decimal"
          autoComplete="off"
          readOnly={mode === 'whole'}
          value={amountText}
          aria-invalid={problem !== undefined}
          aria-describedby={noteId}
          onChange={(event) => setPartText(event.target.value)}
        />
      </Box>
      <Box id={noteId} sx={{ mt: 1, minHeight: 20 }}>
        {problem !== undefined ? (
          <FieldError>{problem}</FieldError>
        ) : mode === 'part' ? (
          <Typography variant="caption" component="p" color="textSecondary">
            {words.hint(formatAmount(preparation.minAmount), formatAmount(preparation.owed))}
          </Typography>
        ) : null}
      </Box>
      {suggestsOverflow(amount) ? (
        <Box sx={{ mt: 1 }}>
          <HintPanel tone="info" icon="info">
            {words.overflowTip}
          </HintPanel>
        </Box>
      ) : null}
    </CardFrame>
  );
}

const boxStyle = ({ palette, radii }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: 320,
  height: 40,
  mt: 1,
  px: 3,
  bgcolor: 'background.paper',
  border: `1px solid ${palette.control}`,
  borderRadius: `${String(radii.control)}px`,
  '&:focus-within': { outline: `2px solid ${palette.ink}`, outlineOffset: -1 },
  '&[data-wrong=true]': { borderColor: palette.error.main },
  '&[data-fixed=true]': { bgcolor: 'fill' },
  '& > span': { fontWeight: 600 },
  '& > input': {
    flex: 1,
    minWidth: 0,
    p: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontSize: 20,
    fontWeight: 600,
    color: 'ink',
    bgcolor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
  },
});

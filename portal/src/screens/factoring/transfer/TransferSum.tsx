import Typography from '@mui/material/Typography';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { centsOf } from '#portal/format/amount.ts';
import { NO_VALUE } from '#portal/format/date.ts';
import { formatAmount } from '#portal/format/money.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SubmitFoot } from '#portal/ui/form/SubmitFoot.tsx';
import { DoubleRule } from '#portal/ui/text/DoubleRule.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { Direction } from './directions.ts';

const { transfer: words } = copy;

interface TransferSumProps {
  readonly direction: Direction<FundAccountDetail>;
  /** The typed amount in yuan; undefined if it is no amount. */
  readonly amount: number | undefined;
  readonly submitting: boolean;
  /** A refusal that belongs to no field. */
  readonly problem: string | undefined;
}

/** The transfer, the resulting balances, and the button with the amount. */
export function TransferSum({ direction, amount, submitting, problem }: TransferSumProps) {
  const possible =
    amount !== undefined && amount > 0 && centsOf(amount) <= centsOf(direction.from.available)
      ? amount
      : undefined;
  return (
    <CardFrame hero title={words.sum}>
      <Typography variant="caption" component="p" color="textSecondary">
        {words.after}
      </Typography>
      <BeforeAfter direction={direction} amount={possible} />
      <DoubleRule>
        <Typography variant="caption" component="p" color="textSecondary">
          {words.amount}
        </Typography>
        {possible === undefined ? (
          <Typography variant="heroAmount" component="p">
            {NO_VALUE}
          </Typography>
        ) : (
          <MoneyText value={possible} size="heroAmount" />
        )}
      </DoubleRule>
      <SubmitFoot problem={problem} busy={submitting} note={words.note}>
        {submitting
          ? words.submitting
          : possible === undefined
            ? words.submit
            : words.submitOf(formatAmount(possible))}
      </SubmitFoot>
    </CardFrame>
  );
}

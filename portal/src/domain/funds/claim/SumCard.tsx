import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ClaimTypeLabel, FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { readAmount } from '#portal/format/amount.ts';
import { NO_VALUE } from '#portal/format/date.ts';
import { addMoney, formatAmount } from '#portal/format/money.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SubmitFoot } from '#portal/ui/form/SubmitFoot.tsx';
import { DoubleRule } from '#portal/ui/text/DoubleRule.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { factOf } from '../../fact/factOf.ts';
import type { FundAccountDetail } from '../choice.ts';
import { fundsCopy } from '../copy.ts';
import type { ClaimSent, ClaimValues } from './form.ts';

const { claim: words, account: accountWords } = fundsCopy;

interface SumCardProps {
  readonly form: UseFormReturn<ClaimValues, unknown, ClaimSent>;
  readonly account: FundAccountDetail;
  readonly submitting: boolean;
  /** A refusal that belongs to no field. */
  readonly problem: string | undefined;
}

/** The claim's amount and account, the resulting balance, and the button. */
export function SumCard({ form, account, submitting, problem }: SumCardProps) {
  const [claimType, text, day] = useWatch({ control: form.control, name: ['claimType', 'amount', 'day'] });
  const amount = readAmount(text);
  const { accountType, accountNo, balance } = account;
  return (
    <CardFrame hero title={words.summaryTitle}>
      <DetailRows
        rows={[
          [words.to, accountWords.tail(FundAccountTypeLabel[accountType], accountNo)],
          [words.type, ClaimTypeLabel[claimType]],
          [words.day, day === '' ? NO_VALUE : day],
          [
            words.balance,
            <MoneyText key="balance" value={balance} fact={factOf('account.balance', accountNo)} />,
          ],
        ]}
      />
      <DoubleRule>
        <Typography variant="caption" component="p" color="textSecondary">
          {words.claimed}
        </Typography>
        {amount === undefined ? (
          <Typography variant="heroAmount" component="p">
            {NO_VALUE}
          </Typography>
        ) : (
          <>
            <MoneyText value={amount} size="heroAmount" />
            <Typography variant="caption" component="p" color="textSecondary">
              {words.after(formatAmount(addMoney(balance, amount)))}
            </Typography>
          </>
        )}
      </DoubleRule>
      <SubmitFoot problem={problem} busy={submitting} note={words.note}>
        {submitting ? words.submitting : words.submit}
      </SubmitFoot>
    </CardFrame>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { fundsCopy } from '#portal/domain/funds/copy.ts';
import type { Terms } from '#portal/domain/funds/withdrawalTerms.ts';
import { NO_VALUE } from '#portal/format/date.ts';
import { addMoney, formatAmount } from '#portal/format/money.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { SubmitFoot } from '#portal/ui/form/SubmitFoot.tsx';
import { DoubleRule } from '#portal/ui/text/DoubleRule.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { Card } from './CardTile.tsx';

const { withdrawal: words } = copy;

interface SumCardProps {
  readonly account: FundAccountDetail;
  readonly terms: Terms;
  /** Terms with the fee of the amount; undefined until the provider has responded. */
  readonly cost: Terms | undefined;
  readonly amount: number | undefined;
  readonly card: Card | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

/** A summary of the withdrawal with fee, total and arrival, and the button that submits it. */
export function SumCard({ account, terms, cost, amount, card, busy, problem }: SumCardProps) {
  const { accountType, accountNo } = account;
  const { available, minAmount, maxAmount, feeRate, feeMin, feeMax } = terms;
  const closed = card === undefined || maxAmount < minAmount;
  return (
    <CardFrame hero title={words.sum}>
      <DetailRows
        rows={[
          [words.from, fundsCopy.account.tail(FundAccountTypeLabel[accountType], accountNo)],
          [
            words.available,
            <MoneyText key="available" value={available} fact={factOf('account.spendable', accountNo)} />,
          ],
          [words.to, card === undefined ? NO_VALUE : card.bankName],
          [words.fee, cost?.fee === undefined ? NO_VALUE : <MoneyText key="fee" value={cost.fee} />],
          [words.expected, (cost ?? terms).expectedAt.slice(0, 16)],
        ]}
      />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {words.feeRule(percentOf(feeRate), formatAmount(feeMin), formatAmount(feeMax))}
      </Typography>
      <DoubleRule>
        <Typography variant="caption" component="p" color="textSecondary">
          {words.total}
        </Typography>
        {cost?.total === undefined || amount === undefined ? (
          <Typography variant="heroAmount" component="p">
            {NO_VALUE}
          </Typography>
        ) : (
          <>
            <MoneyText value={cost.total} size="heroAmount" />
            <Typography variant="caption" component="p" color="textSecondary">
              {words.after(formatAmount(addMoney(available, -cost.total)))}
            </Typography>
          </>
        )}
      </DoubleRule>
      {maxAmount < minAmount ? (
        <Box sx={{ mb: 3 }}>
          <HintPanel tone="warning" icon="warning">
            {words.tooLittle(formatAmount(minAmount))}
          </HintPanel>
        </Box>
      ) : null}
      <SubmitFoot problem={problem} busy={busy} disabled={closed} note={words.note}>
        {busy ? words.submitting : words.submit}
      </SubmitFoot>
    </CardFrame>
  );
}

/** 0.0005 → 0.05 */
const percentOf = (rate: number): string => String(Math.round(rate * 1_000_000) / 10_000);

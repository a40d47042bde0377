import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { factOf, sumOf } from '#portal/domain/fact/factOf.ts';
import { fundsCopy } from '#portal/domain/funds/copy.ts';
import { withdrawalStatus } from '#portal/domain/funds/fundStatus.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { Withdrawal } from './queries.ts';

const { withdrawal: words } = copy;

/** The details of a withdrawal, with the numbers of its account movements. */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { withdrawalNo, accountNo, accountType, status, amount, fee, total } = withdrawal;
  const { finishedAt, failReason, movementNo, backMovementNo } = withdrawal;
  const amountFact = factOf('withdrawal.amount', withdrawalNo);
  const feeFact = factOf('withdrawal.fee', withdrawalNo);
  const copyable = (label: string, value: string) =>
    [label, <CopyableText key={label} value={value} label={label} />] as const;
  return (
    <DetailRows
      rows={[
        copyable(words.no, withdrawalNo),
        [
          words.status,
          <StatusValueTag
            key="status"
            kind={withdrawalStatus}
            value={status}
            fact={factOf('withdrawal.state', withdrawalNo)}
          />,
        ],
        [words.arrives, <MoneyText key="amount" value={amount} fact={amountFact} sx={{ fontWeight: 600 }} />],
        [words.fee, <MoneyText key="fee" value={fee} fact={feeFact} />],
        [
          words.total,
          <MoneyText
            key="total"
            value={total}
            fact={sumOf(factOf('withdrawal.total', withdrawalNo), [amountFact, feeFact])}
          />,
        ],
        [words.from, fundsCopy.account.tail(FundAccountTypeLabel[accountType], accountNo)],
        [words.to, `${withdrawal.bankName} ${withdrawal.cardNo}`],
        [words.submittedAt, withdrawal.submittedAt],
        finishedAt === undefined ? [words.expected, withdrawal.expectedAt] : [words.finishedAt, finishedAt],
        ...(failReason === undefined ? [] : ([[words.failReason, failReason]] as const)),
        copyable(words.movementNo, movementNo),
        ...(backMovementNo === undefined ? [] : [copyable(words.backNo, backMovementNo)]),
        [
          words.balance,
          <MoneyText key="balance" value={withdrawal.balance} fact={factOf('account.balance', accountNo)} />,
        ],
      ]}
    />
  );
}

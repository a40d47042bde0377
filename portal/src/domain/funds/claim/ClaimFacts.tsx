import { ClaimTypeLabel, FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { factOf } from '../../fact/factOf.ts';
import { StatusValueTag } from '../../status/StatusValueTag.tsx';
import { fundsCopy } from '../copy.ts';
import { claimStatus } from '../fundStatus.ts';
import type { Claim } from './queries.ts';

const { claim: words, account: accountWords } = fundsCopy;

/** The facts of one claim; the balance only after a success. */
export function ClaimFacts({ claim }: { readonly claim: Claim }) {
  const { claimNo, movementNo, balanceAfter, finishedAt, failReason } = claim;
  return (
    <DetailRows
      rows={[
        [words.no, <CopyableText key="no" value={claimNo} label={words.no} />],
        [
          words.status,
          <StatusValueTag
            key="status"
            kind={claimStatus}
            value={claim.status}
            fact={factOf('claim.state', claimNo)}
          />,
        ],
        [words.type, ClaimTypeLabel[claim.claimType]],
        [
          words.claimed,
          <MoneyText
            key="amount"
            value={claim.amount}
            fact={factOf('claim.amount', claimNo)}
            sx={{ fontWeight: 600 }}
          />,
        ],
        [words.day, claim.day],
        [words.to, accountWords.tail(FundAccountTypeLabel[claim.accountType], claim.accountNo)],
        [words.payer, claim.payerName],
        [words.payerAccount, `${claim.payerBank} ${claim.payerAccount}`],
        [words.by, claim.claimedBy],
        [words.submittedAt, claim.submittedAt],
        finishedAt === undefined ? [words.expectedAt, claim.expectedAt] : [words.finishedAt, finishedAt],
        ...(failReason === undefined ? [] : ([[words.failReason, failReason]] as const)),
        ...(movementNo === undefined
          ? []
          : ([
              [words.movementNo, <CopyableText key="movement" value={movementNo} label={words.movementNo} />],
            ] as const)),
        ...(balanceAfter === undefined || movementNo === undefined
          ? []
          : ([
              [
                words.balanceAfter,
                <MoneyText
                  key="after"
                  value={balanceAfter}
                  fact={factOf('movement.balanceAfter', movementNo)}
                />,
              ],
            ] as const)),
      ]}
    />
  );
}

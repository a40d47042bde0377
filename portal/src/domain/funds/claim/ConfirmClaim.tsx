import { ClaimTypeLabel, FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import type { FundAccountDetail } from '../choice.ts';
import { fundsCopy } from '../copy.ts';
import type { ClaimSent } from './form.ts';

const { claim: words, account: accountWords } = fundsCopy;

interface ConfirmClaimProps {
  readonly account: FundAccountDetail;
  readonly claim: ClaimSent;
  readonly payer: string;
}

/** Shows amount and account again before the claim is sent. docs/design/look.md "Habits" */
export const ConfirmClaim = ({ account, claim, payer }: ConfirmClaimProps) => (
  <DetailRows
    rows={[
      [words.to, accountWords.tail(FundAccountTypeLabel[account.accountType], account.accountNo)],
      [words.payer, payer],
      [words.type, ClaimTypeLabel[claim.claimType]],
      [words.claimed, <MoneyText key="amount" value={claim.amount} sx={{ fontWeight: 600 }} />],
      [words.day, claim.day],
    ]}
  />
);

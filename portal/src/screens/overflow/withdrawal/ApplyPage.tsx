import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { funds } from '#portal/copy/funds.ts';
import { transferOut } from '#portal/domain/funds/accountRules.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { ChosenAccount } from '#portal/domain/funds/ChosenAccount.tsx';
import { withdrawalQuery } from '#portal/domain/funds/withdrawalCheck.ts';
import { termsQuery } from '#portal/domain/funds/withdrawalTerms.ts';
import { reasonOf } from '#portal/domain/submission/reasonOf.ts';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { PageHead } from '#portal/ui/page/PageHead.tsx';
import { accountCrumb } from '../accountCrumb.ts';
import { copy } from '../copy.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { BlockedCard } from './BlockedCard.tsx';
import { GuidanceCard } from './GuidanceCard.tsx';

const { withdrawal: words } = copy;

/** /vas/withdrawal/apply: applies for a withdrawal, if the provider's check allows it. 1 §2, 2 §3 */
export function Component() {
  const [query] = useSearchParams();
  const accountNo = query.get('accountNo');
  return (
    <>
      <PageHead title={words.title} intro={words.intro} parent={accountCrumb(accountNo)} />
      <ChosenAccount type={FundAccountType.Overflow} by={{ accountNo }} choose={paths.vasChooseAccount()}>
        {(account, productCode) => (
          <WithdrawalCheck key={account.accountNo} productCode={productCode} account={account} />
        )}
      </ChosenAccount>
    </>
  );
}

const reasons = { pending: funds.outDisabled, 'no-balance': funds.noBalance } as const;

interface WithdrawalCheckProps {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
}

/** Checks whether a withdrawal is possible: shows the reason against it, the guidance to read first, or the form. */
function WithdrawalCheck({ productCode, account }: WithdrawalCheckProps) {
  const { accountNo } = account;
  const state = transferOut(account);
  const check = useQuery(withdrawalQuery(productCode, account));
  const terms = useQuery({ ...termsQuery(productCode, accountNo), enabled: state === 'open' });
  if (state !== 'open') return <BlockedCard accountNo={accountNo} reason={reasons[state]} />;
  const reason = terms.data?.blockReason ?? reasonOf(check.error);
  if (reason !== undefined) return <BlockedCard accountNo={accountNo} reason={reason} />;
  if (terms.isError && terms.data === undefined)
    return (
      <CardFrame>
        <ErrorLine error={terms.error} onRetry={() => void terms.refetch()} />
      </CardFrame>
    );
  if (terms.data === undefined || check.isLoading)
    return (
      <CardFrame>
        <Skeleton height={320} />
      </CardFrame>
    );
  if (check.data?.showGuidance ?? terms.data.needsGuidance)
    return <GuidanceCard productCode={productCode} account={account} />;
  return <ApplyForm productCode={productCode} account={account} terms={terms.data} />;
}

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { funds } from '../../../copy/funds.ts';
import { transferOut } from '../../../domain/funds/accountRules.ts';
import { ChosenAccount } from '../../../domain/funds/ChosenAccount.tsx';
import type { FundAccountDetail } from '../../../domain/funds/choice.ts';
import { withdrawalQuery } from '../../../domain/funds/withdrawalCheck.ts';
import { reasonOf } from '../../../domain/submission/reasonOf.ts';
import { paths } from '../../../paths.ts';
import type { ProductCode } from '../../../products/product.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { accountCrumb } from '../accountCrumb.ts';
import { copy } from '../copy.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { BlockedCard } from './BlockedCard.tsx';
import { GuidanceCard } from './GuidanceCard.tsx';
import { termsQuery } from '../../../domain/funds/withdrawalTerms.ts';

const { withdrawal: words } = copy;

/** /vas/withdrawal/apply: the provider's check with its guidance first, then amount, card and proof. 1 §2, 2 §3 */
export function Component() {
  const [query] = useSearchParams();
  const accountNo = query.get('accountNo');
  return (
    <>
      <PageHead title={words.title} intro={words.intro} parent={accountCrumb(accountNo)} />
      <ChosenAccount type={FundAccountType.Overflow} by={{ accountNo }} choose={paths.vasChooseAccount()}>
        {(account, productCode) => (
          <Checked key={account.accountNo} productCode={productCode} account={account} />
        )}
      </ChosenAccount>
    </>
  );
}

const reasons = { pending: funds.outDisabled, 'no-balance': funds.noBalance } as const;

interface CheckedProps {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
}

/** What stands against it, what is to be read first, else the form. */
function Checked({ productCode, account }: CheckedProps) {
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

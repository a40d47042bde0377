import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { AccountActions } from '../../domain/funds/AccountActions.tsx';
import { AccountHero } from '../../domain/funds/AccountHero.tsx';
import { accountLinks } from '../../domain/funds/accountLinks.ts';
import { chosenAccount } from '../../domain/funds/choice.ts';
import { ChosenAccount } from '../../domain/funds/ChosenAccount.tsx';
import { MovementsCard } from '../../domain/funds/MovementsCard.tsx';
import { PayInCard } from '../../domain/funds/PayInCard.tsx';
import { fundAccountsQuery } from '../../domain/funds/queries.ts';
import { MonthsCard } from '../../domain/funds/statement/MonthsCard.tsx';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useOwnTabTitle } from '../../ui/page/tabTitle.ts';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { copy } from './copy.ts';

const { account: words } = copy;

/** /vas/account: an account with its balance, the bank account to pay into, its movements and its months. 1 §2, 1 §4 */
export function Component() {
  const [query] = useSearchParams();
  const by = { accountNo: query.get('accountNo') };
  const type = useTypeOf(by.accountNo);
  const title = type === undefined ? words.anyTitle : words.titleOf(FundAccountTypeLabel[type]);
  useOwnTabTitle(title);
  // A factoring balance account has a page of its own, with other ways to claim and to pay in.
  if (type === FundAccountType.Factoring) return <Navigate replace to={paths.factoringBalance()} />;
  return (
    <>
      <PageHead title={title} intro={words.intro} parent={{ title: copy.home, to: paths.root() }} />
      <ChosenAccount type={FundAccountType.Overflow} by={by} choose={paths.vasChooseAccount()}>
        {(account, productCode) => (
          // The key resets filters and the open month when another account is shown.
          <Box key={account.accountNo} sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
            <Box sx={twoColumns('440px')}>
              <AccountHero
                account={account}
                actions={
                  <AccountActions
                    productCode={productCode}
                    account={account}
                    fromName="vasAccountDetail"
                    strong
                  />
                }
                notes={
                  account.mayClaim && account.unclaimed > 0 ? (
                    <HintPanel
                      tone="warning"
                      icon="clock"
                      action={
                        <PageLink className="link" to={accountLinks('vasAccountDetail', account).claim}>
                          {words.toClaim}
                        </PageLink>
                      }
                    >
                      {words.unclaimed(account.unclaimed)}
                    </HintPanel>
                  ) : null
                }
              />
              <PayInCard payIn={account.payIn} folds />
            </Box>
            <MovementsCard productCode={productCode} accountNo={account.accountNo} />
            <MonthsCard productCode={productCode} accountNo={account.accountNo} />
          </Box>
        )}
      </ChosenAccount>
    </>
  );
}

/**
 * Returns the type of the account with this number; overflow without a number.
 * @returns undefined if no account has the number, while the accounts load, and for child accounts
 */
function useTypeOf(accountNo: string | null): FundAccountType | undefined {
  const { code } = useProduct();
  const { isParent } = useSession();
  const { data } = useQuery({ ...fundAccountsQuery(code), enabled: isParent });
  if (!accountNo) return FundAccountType.Overflow;
  return data && chosenAccount(data.accounts, FundAccountType.Overflow, { accountNo })?.accountType;
}

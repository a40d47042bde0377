import Box from '@mui/material/Box';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { AccountHero } from '../../domain/funds/AccountHero.tsx';
import { ChosenAccount } from '../../domain/funds/ChosenAccount.tsx';
import { MovementsCard } from '../../domain/funds/MovementsCard.tsx';
import { PayInCard } from '../../domain/funds/PayInCard.tsx';
import { MonthsCard } from '../../domain/funds/statement/MonthsCard.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { BalanceActions } from './balance/BalanceActions.tsx';
import { IncomingCard } from './balance/IncomingCard.tsx';
import { copy } from './copy.ts';

const { balance: words } = copy;

/** /baolibiaopin/balanceAccount: balance, transfers to claim, movements, and sums by month. 1 §2 "Factoring" */
export const Component = () => (
  <>
    <PageHead title={words.title} intro={words.intro} />
    <ChosenAccount type={FundAccountType.Factoring} by={{}} choose={paths.factoringBalance()}>
      {(account, productCode) => (
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
          <Box sx={twoColumns('440px')}>
            <AccountHero account={account} actions={<BalanceActions account={account} />} />
            <PayInCard payIn={account.payIn} folds />
          </Box>
          {account.mayClaim ? <IncomingCard productCode={productCode} accountNo={account.accountNo} /> : null}
          <MovementsCard productCode={productCode} accountNo={account.accountNo} />
          <MonthsCard productCode={productCode} accountNo={account.accountNo} />
        </Box>
      )}
    </ChosenAccount>
  </>
);

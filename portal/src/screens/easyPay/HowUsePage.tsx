import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import type { FundAccountDetail } from '../../domain/funds/choice.ts';
import { ChosenAccount } from '../../domain/funds/ChosenAccount.tsx';
import { PayInCard } from '../../domain/funds/PayInCard.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { StepList } from '../../ui/list/StepList.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { CompareTable } from './CompareTable.tsx';
import { copy } from './copy.ts';

const { howUse: words } = copy;

/** /yjf/howUse: explains easy pay, and shows the company's account of one investor. 1 §2, 2 §2.1 */
export function Component() {
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={words.title} intro={words.intro} parent={{ title: copy.home, to: paths.root() }} />
      <Box sx={{ ...twoColumns('440px'), alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, minWidth: 0 }}>
          <CardFrame title={words.what}>
            <Paragraphs texts={words.whatText} />
          </CardFrame>
          <CardFrame title={words.how}>
            <StepList steps={words.steps} />
          </CardFrame>
          <CardFrame title={words.compare}>
            <CompareTable />
          </CardFrame>
          <CardFrame title={words.rules}>
            <Paragraphs texts={words.ruleText} />
          </CardFrame>
        </Box>
        <ChosenAccount
          type={FundAccountType.EasyPay}
          by={{ investorNo: query.get('investorNo') }}
          choose={paths.yjfHowUse()}
        >
          {(account) => <OwnAccount account={account} />}
        </ChosenAccount>
      </Box>
    </>
  );
}

/** The company's own account, to which it pays in. */
function OwnAccount({ account }: { readonly account: FundAccountDetail }) {
  const { accountNo, balance, investorName, investorNo, mayClaim } = account;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
      <CardFrame>
        <Typography variant="caption" component="p" color="textSecondary">
          {words.balance}
        </Typography>
        <MoneyText value={balance} size="largeAmount" fact={factOf('account.balance', accountNo)} />
        <Typography variant="caption" component="p" color="textSecondary">
          {words.investor(investorName)}
        </Typography>
      </CardFrame>
      <PayInCard title={words.account} payIn={account.payIn} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {mayClaim ? (
          <LinkButton to={paths.yjfClaim({ fromName: 'yjfHowUse', investorNo })}>{words.claim}</LinkButton>
        ) : null}
        <LinkButton variant="outlined" to={paths.yjfBankCards()}>
          {words.cards}
        </LinkButton>
        <LinkButton variant="outlined" to={paths.vasAccountDetail({ accountNo })}>
          {words.detail}
        </LinkButton>
      </Box>
    </Box>
  );
}

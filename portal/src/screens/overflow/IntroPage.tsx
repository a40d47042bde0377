import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { isOfflineOverflow } from '../../domain/funds/accountRules.ts';
import { ChosenAccount } from '../../domain/funds/ChosenAccount.tsx';
import { PayInCard } from '../../domain/funds/PayInCard.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { StepList } from '../../ui/list/StepList.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { copy } from './copy.ts';

const { intro: words } = copy;

/** /vas/vasIntro: explains the overflow account and how to pay into it, and shows the bank account to pay into for one investor. 1 §2, 2 §2.1 */
export function Component() {
  const [query] = useSearchParams();
  const investorNo = query.get('investorNo');
  return (
    <>
      <PageHead title={words.title} intro={words.intro} parent={{ title: copy.home, to: paths.root() }} />
      <Box sx={{ ...twoColumns('440px'), alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
          <CardFrame title={words.what}>
            <Paragraphs texts={words.whatText} />
          </CardFrame>
          <CardFrame title={words.how}>
            <StepList steps={words.steps} />
          </CardFrame>
          <CardFrame title={words.rules}>
            <Paragraphs texts={words.ruleText} />
          </CardFrame>
        </Box>
        <ChosenAccount type={FundAccountType.Overflow} by={{ investorNo }} choose={paths.vasChooseAccount()}>
          {(account) => (
            <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
              <PayInCard title={words.account} payIn={account.payIn} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                {isOfflineOverflow(account) ? null : (
                  <LinkButton to={paths.vasClaim({ fromName: 'vasIntro', investorNo: account.investorNo })}>
                    {words.claim}
                  </LinkButton>
                )}
                <LinkButton variant="outlined" to={paths.vasAccountDetail({ accountNo: account.accountNo })}>
                  {words.detail}
                </LinkButton>
                <LinkButton variant="outlined" to={paths.vasChooseAccount()}>
                  {words.others}
                </LinkButton>
              </Box>
            </Box>
          )}
        </ChosenAccount>
      </Box>
    </>
  );
}

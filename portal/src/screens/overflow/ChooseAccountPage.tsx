import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { funds } from '../../copy/funds.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { isOfflineOverflow } from '../../domain/funds/accountRules.ts';
import { stateOf } from '../../domain/funds/accountState.ts';
import type { FundAccountDetail } from '../../domain/funds/choice.ts';
import { ParentsOnly } from '../../domain/funds/ChosenAccount.tsx';
import { fundAccountsQuery } from '../../domain/funds/queries.ts';
import { groupInFours } from '../../format/card.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { copy } from './copy.ts';

const { choose: words } = copy;

/** /vas/chooseAccount: the overflow accounts. There is one for each investor; its money repays only that investor's bills. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  return (
    <>
      <PageHead title={words.title} intro={words.intro} parent={{ title: copy.home, to: paths.root() }} />
      {isParent ? <Accounts /> : <ParentsOnly />}
    </>
  );
}

function Accounts() {
  const { code } = useProduct();
  const query = useQuery(fundAccountsQuery(code));
  const accounts = (query.data?.accounts ?? []).filter(
    ({ accountType }) => accountType === FundAccountType.Overflow,
  );
  return (
    <CardFrame
      title={words.list}
      query={query}
      skeleton={<Skeleton height={160} />}
      isEmpty={accounts.length === 0}
      empty={<EmptyLine text={words.none} />}
      sx={{ maxWidth: 860 }}
    >
      <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
        {accounts.map((account) => (
          <Box component="li" key={account.accountNo} sx={entryStyle}>
            <Entry account={account} />
          </Box>
        ))}
      </Box>
    </CardFrame>
  );
}

function Entry({ account }: { readonly account: FundAccountDetail }) {
  const { accountNo, investorNo, investorName, balance } = account;
  const { tone, icon, label } = stateOf(account);
  const offline = isOfflineOverflow(account);
  const noteId = useId();
  const from = { fromName: 'vasChooseAccount', investorNo };
  const labelOf = (action: string) => words.of(action, investorName);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 24px' }}>
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography variant="strong" component="h3">
              {investorName}
            </Typography>
            <StatusTag tone={tone} icon={icon}>
              {label}
            </StatusTag>
          </Box>
          <Typography variant="caption" component="p" color="textSecondary">
            {funds.no} {groupInFours(accountNo)}
          </Typography>
        </div>
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography variant="caption" component="p" color="textSecondary">
            {words.balance}
          </Typography>
          <MoneyText value={balance} size="amount" fact={factOf('account.balance', accountNo)} />
        </Box>
      </Box>
      {offline ? (
        <HintPanel tone="warning" icon="phone">
          <span id={noteId}>
            <Words>{funds.offlineInvestor}</Words>
          </span>
        </HintPanel>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {offline ? (
          <>
            <Button variant="tonal" disabled aria-describedby={noteId}>
              {words.payIn}
            </Button>
            <Button variant="outlined" disabled aria-describedby={noteId}>
              {words.claim}
            </Button>
          </>
        ) : (
          <>
            <LinkButton variant="tonal" to={paths.vasIntro(from)} name={labelOf(words.payIn)}>
              {words.payIn}
            </LinkButton>
            <LinkButton variant="outlined" to={paths.vasClaim(from)} name={labelOf(words.claim)}>
              {words.claim}
            </LinkButton>
          </>
        )}
        <LinkButton
          variant="outlined"
          to={paths.vasAccountDetail({ accountNo })}
          name={labelOf(words.detail)}
        >
          {words.detail}
        </LinkButton>
      </Box>
    </>
  );
}

const entryStyle = ({ palette, radii }: Theme) => ({
  display: 'grid',
  gap: 3,
  p: 4,
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
});

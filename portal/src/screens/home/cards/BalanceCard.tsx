import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { addMoney } from '../../../format/money.ts';
import { groupInFours } from '../../../format/card.ts';
import { mask } from '../../../format/mask.ts';
import { paths } from '../../../paths.ts';
import { factOf, sumOf } from '../../../domain/fact/factOf.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../../ui/feedback/EmptyLine.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { SkeletonLines } from '../../../ui/feedback/Skeleton.tsx';
import { TotalLine } from '../../../ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { LabelledLines } from '../parts/LabelledLines.tsx';
import { accountsQuery } from '../queries.ts';
import { useViewer } from '../useViewer.ts';

/** What stands on the balance accounts of a factoring company, and what may be done with it. 1 §2 */
export function BalanceCard() {
  const { product } = useViewer();
  const query = useQuery(accountsQuery(product.code));
  const accounts = query.data ?? [];
  return (
    <CardFrame
      title={copy.balance.title}
      actions={<CardLink to={paths.factoringBalance()}>{copy.balance.detail}</CardLink>}
      query={query}
      skeleton={<SkeletonLines heights={[44, 44, 36, 32]} />}
      isEmpty={accounts.length === 0}
      empty={<EmptyLine text={copy.balance.none} />}
    >
      <LabelledLines
        lines={accounts.map(({ accountNo, accountType, balance }) => ({
          key: accountNo,
          label: FundAccountTypeLabel[accountType],
          note: groupInFours(mask(accountNo, 'card')),
          value: <MoneyText value={balance} fact={factOf('account.balance', accountNo)} />,
        }))}
      />
      <TotalLine label={copy.balance.total}>
        <MoneyText
          value={addMoney(...accounts.map(({ balance }) => balance))}
          fact={sumOf(
            factOf('account.balances', product.code),
            accounts.map(({ accountNo }) => factOf('account.balance', accountNo)),
          )}
        />
      </TotalLine>
      <Box sx={{ display: 'flex', gap: 2, mt: 4, '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        <LinkButton variant="tonal" to={paths.factoringBalanceClaim()}>
          {copy.balance.claim}
        </LinkButton>
        <LinkButton variant="outlined" to={paths.factoringBalanceTransfer()}>
          {copy.balance.transfer}
        </LinkButton>
      </Box>
    </CardFrame>
  );
}

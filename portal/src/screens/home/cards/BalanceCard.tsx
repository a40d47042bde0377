import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { factOf, sumOf } from '#portal/domain/fact/factOf.ts';
import { groupInFours } from '#portal/format/card.ts';
import { mask } from '#portal/format/mask.ts';
import { addMoney } from '#portal/format/money.ts';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { LabelledLines } from '../parts/LabelledLines.tsx';
import { accountsQuery } from '../queries.ts';
import { useViewer } from '../useViewer.ts';

/** The balance accounts of a factoring company, and their actions. 1 §2 */
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

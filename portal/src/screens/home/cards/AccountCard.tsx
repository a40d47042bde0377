import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AccountActions } from '#portal/domain/funds/AccountActions.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { accountsQuery } from '../queries.ts';
import { useViewer } from '../useViewer.ts';
import { AccountTile } from './AccountTile.tsx';

const AccountDialog = lazy(() =>
  import('../dialogs/AccountDialog.tsx').then((module) => ({ default: module.AccountDialog })),
);

/** The fund accounts of the company and the actions of the chosen one. Parents only. 2 §2.4, docs/decisions/0214 */
export function AccountCard() {
  const { product } = useViewer();
  const query = useQuery(accountsQuery(product.code));
  const [chosen, setChosen] = useState<string>();
  const [detail, setDetail] = useState(false);
  const accounts = query.data ?? [];
  const account = accounts.find(({ accountNo }) => accountNo === chosen) ?? accounts[0];
  return (
    <CardFrame
      title={copy.account.title}
      actions={
        account === undefined ? null : (
          <Button variant="link" onClick={() => setDetail(true)} sx={{ color: 'text.secondary' }}>
            {copy.account.detail}
          </Button>
        )
      }
      query={query}
      skeleton={<SkeletonLines heights={[140, 32]} />}
      isEmpty={account === undefined}
    >
      <Box
        role="radiogroup"
        aria-label={copy.account.switch}
        sx={{
          display: 'grid',
          // Side by side where the card's column is wide enough, at any screen width.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
          gap: 3,
        }}
      >
        {accounts.map((entry) => (
          <AccountTile
            key={entry.accountNo}
            account={entry}
            checked={entry === account}
            onChoose={() => setChosen(entry.accountNo)}
          />
        ))}
      </Box>
      {account === undefined ? null : (
        <AccountActions
          key={account.accountNo}
          productCode={product.code}
          account={account}
          fromName="home"
        />
      )}
      {detail && account ? (
        <Suspense fallback={null}>
          <AccountDialog account={account} onClose={() => setDetail(false)} />
        </Suspense>
      ) : null}
    </CardFrame>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import { nameOf } from '../../domain/accounts/accountName.ts';
import { AccountName } from '../../domain/accounts/AccountName.tsx';
import { factOf } from '../../domain/fact/factOf.ts';
import type { Product } from '../../products/product.ts';
import { Fact } from '../../ui/fact/Fact.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { PagedTable, type Column } from '../../ui/table/PagedTable.tsx';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import { CycleName } from './CycleName.tsx';
import { accountsQuery } from './queries.ts';
import { chargeText, clearTypePages, type AccountRow } from './rules.ts';

const { fields } = copy;

/** Name of the list, by which the browser stores its page size. ClearTypePage requests the same rows by it. */
export const ACCOUNTS_LIST = 'clearTypeAccounts';

/** All purchasing accounts with their clear types, which a parent can change. */
export function AccountsCard({ product }: { readonly product: Product }) {
  const [page, goTo] = usePageRequest(ACCOUNTS_LIST);
  const accounts = useQuery(accountsQuery(product.code, page));
  const action = (row: AccountRow) => (
    <ChangeLink row={row} to={clearTypePages(product).change({ jdpin: row.jdpin })} />
  );
  return (
    <CardFrame title={copy.accounts.title}>
      <PagedTable
        caption={copy.accounts.title}
        columns={[
          ...columns,
          { key: 'action', title: fields.action, actions: true, align: 'right', render: action },
        ]}
        rows={accounts.data?.list ?? []}
        rowKey={(row) => row.jdpin}
        query={accounts}
        pagination={accounts.data}
        onPage={goTo}
        narrow={(row) => <Entry row={row} action={action(row)} />}
      />
    </CardFrame>
  );
}

const columns: readonly Column<AccountRow>[] = [
  { key: 'account', title: fields.account, render: (row) => <Account row={row} /> },
  { key: 'cycle', title: fields.cycle, render: (row) => <CycleName cycle={row.current} jdpin={row.jdpin} /> },
  {
    key: 'billed',
    title: fields.billed,
    render: (row) => <Fact of={factOf('clearType.billed', row.jdpin)}>{row.current.billedDate}</Fact>,
  },
  {
    key: 'lastPay',
    title: fields.lastPay,
    render: (row) => <Fact of={factOf('clearType.dueDay', row.jdpin)}>{row.current.lastPayDate}</Fact>,
  },
  {
    key: 'charge',
    title: fields.charge,
    render: (row) => <Fact of={factOf('clearType.charge', row.jdpin)}>{chargeText(row.current)}</Fact>,
  },
  { key: 'pending', title: fields.pending, render: pendingText },
];

const Account = ({ row }: { readonly row: AccountRow }) => (
  <AccountName account={row}>
    {row.acctType === AccountType.Parent ? <StatusTag>{copy.parent}</StatusTag> : null}
  </AccountName>
);

function pendingText({ pending }: AccountRow): string {
  return pending ? copy.accounts.pending(CycleLabel[pending.to], pending.effectiveDate) : copy.accounts.none;
}

function ChangeLink({ row, to }: { readonly row: AccountRow; readonly to: string }) {
  if (!row.changeable) return null;
  return (
    <PageLink className="link" to={to} aria-label={copy.accounts.changeOf(nameOf(row))}>
      {copy.accounts.change}
    </PageLink>
  );
}

function Entry({ row, action }: { readonly row: AccountRow; readonly action: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <div>
          <Account row={row} />
        </div>
        {action}
      </Box>
      <CycleName cycle={row.current} jdpin={row.jdpin} />
      <Typography variant="caption" color="textSecondary">
        {row.pending ? pendingText(row) : row.current.desc}
      </Typography>
    </Box>
  );
}

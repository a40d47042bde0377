import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CycleLabel } from '#generated/shared/labels.ts';
import type { Column } from '#portal/ui/table/column.ts';
import { DateTimeCell } from '#portal/ui/table/DateTimeCell.tsx';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { TwoLines } from '#portal/ui/table/TwoLines.tsx';
import { MaskedText } from '#portal/ui/text/MaskedText.tsx';
import { copy } from '../copy.ts';
import type { Account } from '../queries.ts';
import { AccountTag } from './AccountTag.tsx';
import { LimitBar } from './LimitBar.tsx';

const { fields } = copy;

export const accountColumns = (actions: (account: Account) => ReactNode): readonly Column<Account>[] => [
  {
    key: 'account',
    title: fields.account,
    render: ({ nickname, jdpin, cycle }) => (
      <TwoLines below={copy.idAndCycle(jdpin, CycleLabel[cycle])}>
        <strong>{nickname}</strong>
      </TwoLines>
    ),
  },
  { key: 'status', title: fields.status, render: (account) => <AccountTag account={account} /> },
  {
    key: 'used',
    title: fields.usedOfLimit,
    sort: 'used',
    width: 240,
    render: (account) => (
      <Box sx={{ py: 1 }}>
        <LimitBar account={account} />
      </Box>
    ),
  },
  {
    key: 'phone',
    title: fields.phone,
    render: ({ phone, nickname }) => (
      <MaskedText value={phone} rule="phone" label={`${nickname}${fields.phone}`} />
    ),
  },
  {
    key: 'lastOrderAt',
    title: fields.lastOrder,
    sort: 'lastOrderAt',
    render: ({ lastOrderAt }) =>
      lastOrderAt === undefined ? copy.limit.never : <DateTimeCell value={lastOrderAt} />,
  },
  {
    key: 'debt',
    title: fields.debt,
    align: 'right',
    extra: true,
    render: ({ debt }) => <MoneyCell value={debt} />,
  },
  { key: 'action', title: fields.action, actions: true, align: 'right', render: actions },
];

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountName } from '../../domain/accounts/AccountName.tsx';
import { factOf } from '../../domain/fact/factOf.ts';
import { leftOf } from '../../domain/quota/own.ts';
import { quotaParts } from '../../domain/quota/quota.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { PagedTable, type Column } from '../../ui/table/PagedTable.tsx';
import type { PageRequest } from '../../ui/table/pagination.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import { isCapped, usedPercent, type Cap, type QuotaDetail } from './rules.ts';

const { caps } = copy;

/** A table of the accounts and the credit each has used: of its cap, or of the shared credit line without caps. 1 §3 */
export function CapsCard({ query }: { readonly query: UseQueryResult<QuotaDetail> }) {
  const { isParent } = useSession();
  const [{ pageNo, size }, goTo] = useState<PageRequest>({ pageNo: 1, size: 10 });
  const rows = query.data?.caps ?? [];
  const title = isParent ? caps.title : caps.own;
  return (
    <CardFrame title={title} sx={{ gridColumn: '1 / -1' }}>
      <PagedTable
        caption={title}
        columns={query.data ? columnsOf(query.data) : [accountColumn, usedColumn]}
        rows={rows.slice((pageNo - 1) * size, pageNo * size)}
        rowKey={({ jdpin }) => jdpin}
        query={query}
        pagination={{ total: rows.length, pageNo, size }}
        onPage={goTo}
        narrow={(cap) => (query.data ? <Entry cap={cap} quota={query.data} /> : null)}
      />
    </CardFrame>
  );
}

const accountColumn: Column<Cap> = {
  key: 'account',
  title: caps.account,
  render: (cap) => <AccountName account={cap} />,
};

const usedColumn: Column<Cap> = {
  key: 'used',
  title: caps.used,
  align: 'right',
  render: ({ used, jdpin }) => <MoneyText value={used} fact={factOf('quota.usedBy', jdpin)} />,
};

/** The available amount of the credit line. */
const available = (quota: QuotaDetail): number =>
  quotaParts({ ...quota, quota: quota.creditLimit }).available;

/** Columns of the table. Those for the cap and its unused part exist only if accounts have caps. */
function columnsOf(quota: QuotaDetail): readonly Column<Cap>[] {
  const share: Column<Cap> = {
    key: 'share',
    title: caps.share,
    align: 'right',
    width: 180,
    render: (cap) => <Share percent={usedPercent(cap, quota.creditLimit)} />,
  };
  if (!isCapped(quota)) return [accountColumn, usedColumn, share];
  return [
    accountColumn,
    { key: 'cap', title: caps.cap, align: 'right', render: ({ cap }) => <MoneyText value={cap} /> },
    usedColumn,
    {
      key: 'left',
      title: caps.left,
      align: 'right',
      render: (cap) => <MoneyText value={leftOf(cap, available(quota))} />,
    },
    share,
  ];
}

/** A percentage with a small bar. */
function Share({ percent }: { readonly percent: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        aria-hidden
        data-bar="open"
        sx={{ width: 96, height: 8, borderRadius: '2px', bgcolor: 'chart.open', overflow: 'hidden' }}
      >
        <Box
          component="span"
          data-bar="filled"
          sx={{ display: 'block', height: 8, width: `${String(percent)}%`, bgcolor: 'chart.used' }}
        />
      </Box>
      <Box component="span" sx={{ minWidth: 40, textAlign: 'right' }}>
        {caps.shareOf(percent)}
      </Box>
    </Box>
  );
}

function Entry({ cap, quota }: { readonly cap: Cap; readonly quota: QuotaDetail }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <AccountName account={cap} />
        </div>
        <MoneyText value={cap.used} fact={factOf('quota.usedBy', cap.jdpin)} />
      </Box>
      {cap.cap === undefined ? null : (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', justifyContent: 'space-between' }}
        >
          {caps.cap}
          <MoneyText value={cap.cap} />
        </Typography>
      )}
      <Share percent={usedPercent(cap, quota.creditLimit)} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { Outputs } from '#generated/provisional/io.ts';
import { repayment } from '../../copy/repayment.ts';
import { addMoney } from '../../format/money.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';

type Share = Outputs['queryRepayResult']['shares'][number];

const { shares: words } = repayment;

const money = (key: string, title: string, value: (share: Share) => number): Column<Share> => ({
  key,
  title,
  align: 'right',
  render: (share) => <MoneyText value={value(share)} />,
});

const nameOf = ({ billNo, period }: Share): string => `${billNo}.${String(period)}`;

/** The bill and which of its periods: one repayment may pay several of one bill. */
const Bill = ({ billNo, period }: Pick<Share, 'billNo' | 'period'>) => (
  <>
    {billNo}
    <small className="below">{words.period(period)}</small>
  </>
);

function Settles({ settles }: Pick<Share, 'settles'>) {
  return settles ? (
    <StatusTag icon="check">{words.settled}</StatusTag>
  ) : (
    <StatusTag icon="minus">{words.part}</StatusTag>
  );
}

const columns: readonly Column<Share>[] = [
  { key: 'billNo', title: words.billNo, render: (share) => <Bill {...share} /> },
  { key: 'settles', title: words.settles, render: ({ settles }) => <Settles settles={settles} /> },
  money('principal', words.principal, ({ principal }) => principal),
  money('charges', words.charges, ({ interest, fee }) => addMoney(interest, fee)),
  money('penalty', words.penalty, ({ penalty }) => penalty),
  { ...money('amount', words.amount, ({ amount }) => amount), pinned: true },
];

/** What of the repayment went to which bill. */
export function SharesCard({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <CardFrame title={words.title}>
      <PlainTable
        caption={words.title}
        columns={columns}
        rows={shares}
        rowKey={nameOf}
        narrow={(share) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <span>
              <Bill {...share} />
            </span>
            <span>
              <Settles settles={share.settles} />
            </span>
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {words.amount}
              </Box>
              <MoneyText value={share.amount} />
            </Box>
          </Box>
        )}
      />
    </CardFrame>
  );
}

import Box from '@mui/material/Box';
import type { Outputs } from '#generated/provisional/io.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { factOfShare } from '../fact/factOf.ts';
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

const nameOf = ({ billNo, period }: Pick<Share, 'billNo' | 'period'>): string =>
  `${billNo}.${String(period)}`;

/** The bill and which of its periods: one repayment may pay several of one bill. */
const Bill = ({ billNo, period, periods }: Pick<Share, 'billNo' | 'period' | 'periods'>) => (
  <>
    {billNo}
    {periods === 1 ? null : <small className="below">{words.period(period)}</small>}
  </>
);

/** What a repayment that is not through would settle is not settled yet, and a failed one has settled nothing. */
function Settles({ settles, status }: Pick<Share, 'settles'> & { readonly status: RepaymentStatus }) {
  const { [settles ? 'settles' : 'part']: text } = words.states[status];
  const done = status === RepaymentStatus.Success && settles;
  return <StatusTag icon={done ? 'check' : 'minus'}>{text}</StatusTag>;
}

const columnsFor = (repayNo: string, status: RepaymentStatus): readonly Column<Share>[] => [
  { key: 'billNo', title: words.billNo, render: (share) => <Bill {...share} /> },
  {
    key: 'settles',
    title: words.settles,
    render: ({ settles }) => <Settles settles={settles} status={status} />,
  },
  money('principal', words.principal, ({ principal }) => principal),
  money('charges', words.charges, ({ interest, fee }) => addMoney(interest, fee)),
  money('penalty', words.penalty, ({ penalty }) => penalty),
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    pinned: true,
    render: (share) => <MoneyText value={share.amount} fact={factOfShare(repayNo, share)} />,
  },
];

interface SharesCardProps {
  readonly repayNo: string;
  readonly shares: readonly Share[];
  readonly status: RepaymentStatus;
}

/** What of the repayment goes to which bill. */
export function SharesCard({ repayNo, shares, status }: SharesCardProps) {
  return (
    <CardFrame title={words.title}>
      <PlainTable
        caption={words.title}
        columns={columnsFor(repayNo, status)}
        rows={shares}
        rowKey={nameOf}
        narrow={(share) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <span>
              <Bill {...share} />
            </span>
            <span>
              <Settles settles={share.settles} status={status} />
            </span>
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {words.amount}
              </Box>
              <MoneyText value={share.amount} fact={factOfShare(repayNo, share)} />
            </Box>
          </Box>
        )}
      />
    </CardFrame>
  );
}

import type { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { repayment } from '../../copy/repayment.ts';
import { addMoney } from '../../format/money.ts';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { Bill, Settles, ShareEntry, type Share } from './ShareEntry.tsx';

const { shares: words } = repayment;

const money = (key: string, title: string, value: (share: Share) => number): Column<Share> => ({
  key,
  title,
  align: 'right',
  render: (share) => <MoneyText value={value(share)} />,
});

const nameOf = ({ billNo, period }: Pick<Share, 'billNo' | 'period'>): string =>
  `${billNo}.${String(period)}`;

const columnsFor = (factOf: SharesCardProps['factOf'], status: RepaymentStatus): readonly Column<Share>[] => [
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
    render: (share) => <MoneyText value={share.amount} fact={factOf(share)} />,
  },
];

interface SharesCardProps {
  /** Marks a share's amount: of a past repayment, or of a trial. */
  readonly factOf: (share: Share) => FactMark;
  readonly shares: readonly Share[];
  readonly status: RepaymentStatus;
}

/** The repayment's shares by bill. */
export function SharesCard({ factOf, shares, status }: SharesCardProps) {
  return (
    <CardFrame title={words.title}>
      <PlainTable
        caption={words.title}
        columns={columnsFor(factOf, status)}
        rows={shares}
        rowKey={nameOf}
        narrow={(share) => <ShareEntry share={share} status={status} fact={factOf(share)} />}
      />
    </CardFrame>
  );
}

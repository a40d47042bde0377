import { CycleLabel, RepayMethodLabel } from '#generated/shared/labels.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { DetailDisplay } from '../../../ui/detail/DetailDisplay.tsx';
import type { DetailItem } from '../../../ui/detail/detailDisplay.ts';
import { CopyableText } from '../../../ui/text/CopyableText.tsx';
import { copy } from '../copy.ts';
import type { BillDetail } from '../types.ts';
import { RateLabel } from './RateLabel.tsx';

const { fields, detail: words } = copy;

/** Who, when, with whose money, at what rate. */
export function FactsCard({ bill }: { readonly bill: BillDetail }) {
  return (
    <CardFrame title={words.facts}>
      <DetailDisplay items={itemsOf(bill)} labelWidth={104} />
    </CardFrame>
  );
}

function itemsOf(bill: BillDetail): DetailItem[] {
  const { split, settledDate } = bill;
  return [
    {
      label: fields.billNo,
      value: <CopyableText value={bill.billNo} label={fields.billNo} />,
    },
    { label: fields.cycle, value: CycleLabel[bill.cycle] },
    { label: fields.billDate, value: bill.billDate },
    { label: fields.accountingPeriod, value: words.days(bill.periodFrom, bill.periodTo) },
    { label: fields.lastRepayDate, value: bill.lastRepayDate },
    { label: fields.executedRate, value: <RateLabel rate={bill.executedRate} /> },
    { label: fields.jdpin, value: bill.nickname ? words.account(bill.nickname, bill.jdpin) : bill.jdpin },
    { label: fields.investor, value: bill.investorName },
    { label: fields.orderCount, value: words.orderCount(bill.orderCount) },
    ...(settledDate ? [{ label: fields.settledDate, value: settledDate }] : []),
    ...(split
      ? [
          {
            label: fields.split,
            value: words.split(split.periods, split.repaidPeriods, RepayMethodLabel[split.method]),
          },
        ]
      : []),
  ];
}

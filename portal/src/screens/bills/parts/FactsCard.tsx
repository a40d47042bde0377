import { CycleLabel, RepayMethodLabel } from '#generated/shared/labels.ts';
import { nameAndLogin } from '#portal/domain/accounts/accountName.ts';
import { RateLabel } from '#portal/domain/bills/RateLabel.tsx';
import { factOf } from '#portal/domain/fact/factOf.ts';
import type { Facts } from '#portal/domain/fact/facts.ts';
import type { DetailItem } from '#portal/ui/detail/detailDisplay.ts';
import { DetailDisplay } from '#portal/ui/detail/DetailDisplay.tsx';
import { Fact } from '#portal/ui/fact/Fact.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { copy } from '../copy.ts';
import type { BillDetail } from '../types.ts';

const { fields, detail: words } = copy;

type BillFact = Extract<keyof Facts, `bill.${string}`>;

/** Account, days, funder, and rate. */
export function FactsCard({ bill }: { readonly bill: BillDetail }) {
  return (
    <CardFrame title={words.facts}>
      <DetailDisplay items={itemsOf(bill)} labelWidth={104} />
    </CardFrame>
  );
}

function itemsOf(bill: BillDetail): DetailItem[] {
  const { split, settledDate } = bill;
  const of = (name: BillFact) => factOf(name, bill.billNo);
  return [
    {
      label: fields.billNo,
      value: <CopyableText value={bill.billNo} label={fields.billNo} />,
    },
    { label: fields.cycle, value: <Fact of={of('bill.cycle')}>{CycleLabel[bill.cycle]}</Fact> },
    { label: fields.billDate, value: <DateText value={bill.billDate} fact={of('bill.billDate')} /> },
    { label: fields.accountingPeriod, value: words.days(bill.periodFrom, bill.periodTo) },
    { label: fields.lastRepayDate, value: <DateText value={bill.lastRepayDate} fact={of('bill.dueDate')} /> },
    { label: fields.executedRate, value: <RateLabel rate={bill.executedRate} fact={of('bill.rate')} /> },
    { label: fields.jdpin, value: nameAndLogin(bill) },
    { label: fields.investor, value: bill.investorName },
    {
      label: fields.orderCount,
      value: <Fact of={of('bill.orders')}>{words.orderCount(bill.orderCount)}</Fact>,
    },
    ...(settledDate
      ? [{ label: fields.settledDate, value: <DateText value={settledDate} fact={of('bill.settledDate')} /> }]
      : []),
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

import { chineseAmount } from '../../../format/chineseAmount.ts';
import { addMoney } from '../../../format/money.ts';
import { useToday } from '../../../session/useNow.ts';
import type { WantedReceipt } from '../../../ui/print/papers.ts';
import { Facts, Sheet, SheetTable } from '../../../ui/print/Sheet.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../../ui/text/TotalLine.tsx';
import { factOf } from '../../fact/factOf.ts';
import { copy } from '../copy.ts';
import type { Receipt } from './receiptsRun.ts';

const { receipts: words, receipt } = copy;

interface ReceiptIndexProps {
  readonly receipts: readonly Receipt[];
  readonly leftOut: readonly WantedReceipt[];
}

/** The first sheet: each receipt with number, date and amount, the total, and what is left out with the reason. */
export function ReceiptIndex({ receipts, leftOut }: ReceiptIndexProps) {
  const today = useToday();
  const total = addMoney(...receipts.map(({ payAmount }) => payAmount));
  return (
    <Sheet
      title={words.index}
      number={[words.count, words.sheets(receipts.length)]}
      issued={[copy.issuedOn, today]}
      foot={words.foot}
    >
      <SheetTable
        caption={words.index}
        texts={4}
        head={[words.no, receipt.receiptNo, receipt.repayNo, receipt.finishedAt, receipt.payAmount]}
        rows={receipts.map(({ receiptNo, repayNo, finishedAt, payAmount }, index) => ({
          key: repayNo,
          cells: [
            String(index + 1),
            receiptNo,
            repayNo,
            finishedAt,
            <MoneyText key="amount" value={payAmount} fact={factOf('repay.paid', repayNo)} />,
          ],
        }))}
      />
      <TotalLine label={words.total(receipts.length)}>
        <MoneyText value={total} />
      </TotalLine>
      <Facts
        label={copy.inWords}
        rows={[]}
        last={[copy.inWords, <b key="words">{chineseAmount(total)}</b>]}
      />
      {leftOut.length === 0 ? null : (
        <SheetTable
          caption={words.leftOut}
          texts={2}
          head={[words.leftOutNo, words.reason, receipt.payAmount]}
          rows={leftOut.map(({ repayNo, leftOut: reason, payAmount }) => ({
            key: repayNo,
            cells: [
              repayNo,
              reason,
              <MoneyText key="amount" value={payAmount} fact={factOf('repay.paid', repayNo)} />,
            ],
          }))}
        />
      )}
    </Sheet>
  );
}

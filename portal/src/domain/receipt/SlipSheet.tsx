import type { Outputs } from '#generated/provisional/io.ts';
import { groupInFours } from '../../format/card.ts';
import { chineseAmount } from '../../format/chineseAmount.ts';
import { useToday } from '../../session/useNow.ts';
import { Facts, Sheet } from '../../ui/print/Sheet.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { factOf } from '../fact/factOf.ts';
import { copy } from './copy.ts';
import { verifyAddress } from './verifyAddress.ts';

const { slip: words } = copy;

interface SlipSheetProps {
  readonly repayNo: string;
  readonly transfer: Outputs['queryTransferDetails'];
}

/** The cashier's slip for the transfer of a repayment. */
export function SlipSheet({ repayNo, transfer }: SlipSheetProps) {
  const { amount } = transfer;
  const today = useToday();
  return (
    <Sheet
      title={words.title}
      number={[words.repayNo, repayNo]}
      issued={[copy.issuedOn, today]}
      verifyCode={transfer.verifyCode}
      verifyAt={verifyAddress()}
      foot={words.foot}
    >
      <Facts
        label={words.facts}
        rows={[
          [words.accountName, transfer.accountName],
          [words.accountNo, groupInFours(transfer.accountNo)],
          [words.bankName, transfer.bankName],
          [words.bankCode, transfer.bankCode],
          [words.remark, <b key="remark">{transfer.remark}</b>],
          ...(amount === undefined
            ? []
            : ([
                [
                  words.amount,
                  <b key="amount" {...factOf('repay.paid', repayNo)}>
                    <MoneyText value={amount} />
                  </b>,
                ],
              ] as const)),
        ]}
        last={amount === undefined ? undefined : [copy.inWords, <b key="words">{chineseAmount(amount)}</b>]}
      />
    </Sheet>
  );
}

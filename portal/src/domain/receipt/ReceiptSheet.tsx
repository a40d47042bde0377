import type { Outputs } from '#generated/provisional/io.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { chineseAmount } from '../../format/chineseAmount.ts';
import { formatAmount, addMoney } from '../../format/money.ts';
import { platformName } from '../../products/names.ts';
import { Fact } from '../../ui/fact/Fact.tsx';
import { Facts, Sheet, SheetTable } from '../../ui/print/Sheet.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { factOf, shareFacts } from '../fact/factOf.ts';
import { copy } from './copy.ts';
import { verifyAddress } from './verifyAddress.ts';

const { receipt: words, parts } = copy;

/** The electronic receipt of a repayment: payer, payee, amount in figures and in words, bills. */
export function ReceiptSheet({ receipt }: { readonly receipt: Outputs['queryRepayReceipt'] }) {
  const { payer, payee } = receipt;
  const of = (name: 'repay.amount' | 'repay.coupon' | 'repay.paid' | 'repay.finishedAt') =>
    factOf(name, receipt.repayNo);
  return (
    <Sheet
      title={words.title}
      number={[words.receiptNo, receipt.receiptNo]}
      issued={[words.issuedAt, receipt.issuedAt]}
      verifyCode={receipt.verifyCode}
      verifyAt={verifyAddress()}
      foot={words.foot}
      seal={{ issuer: platformName, use: copy.seals.receipt }}
    >
      <Facts
        label={words.facts}
        rows={[
          [words.company, receipt.companyName],
          [words.creditCode, receipt.creditCode],
          [words.payer, payer.name],
          [words.payee, payee.name],
          [words.payerAccount, payer.accountNo],
          [words.payeeAccount, payee.accountNo],
          [words.payerBank, payer.bankName],
          [words.payeeBank, payee.bankName],
          [words.repayNo, receipt.repayNo],
          [words.source, RepaySourceLabel[receipt.source]],
          [
            parts.amount,
            <Fact key="amount" of={of('repay.amount')}>
              <MoneyText value={receipt.amount} />
            </Fact>,
          ],
          [
            words.finishedAt,
            <Fact key="finished" of={of('repay.finishedAt')}>
              {receipt.finishedAt}
            </Fact>,
          ],
          [
            words.coupon,
            <Fact key="coupon" of={of('repay.coupon')}>
              <MoneyText value={receipt.couponDiscount} />
            </Fact>,
          ],
          [
            words.payAmount,
            <b key="pay" {...of('repay.paid')}>
              <MoneyText value={receipt.payAmount} />
            </b>,
          ],
        ]}
        last={[copy.inWords, <b key="words">{chineseAmount(receipt.payAmount)}</b>]}
      />
      <SheetTable
        caption={words.shares}
        texts={3}
        head={[
          copy.billNo,
          copy.period,
          words.settles,
          parts.principal,
          parts.charges,
          parts.penalty,
          parts.amount,
        ]}
        rows={receipt.shares.map((share) => ({
          key: `${share.billNo}.${String(share.period)}`,
          cells: [
            share.billNo,
            share.period,
            share.settles ? words.settled : words.part,
            formatAmount(share.principal),
            formatAmount(addMoney(share.interest, share.fee)),
            formatAmount(share.penalty),
            <Fact key="amount" of={shareFacts('repay.share', receipt.repayNo)(share)}>
              <MoneyText value={share.amount} />
            </Fact>,
          ],
        }))}
      />
    </Sheet>
  );
}

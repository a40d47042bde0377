import { DocumentKind, RepaymentStatus } from '#generated/shared/enums.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { investorOf } from '#simulator/world/company/investors.ts';
import { defaultCard } from '#simulator/world/funds/funds.ts';
import type { Repayment } from '#simulator/world/ledger/schema.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { receiptNo } from '../wire/documentNumbers.ts';
import { repaymentCode } from '../wire/documents.ts';
import { maskedAccount, maskedCard } from '../wire/masks.ts';
import { ownRepayments, paidParts, payAmount, repayShare } from '../wire/repay.ts';

/** Returns the payer: an account of the company or, for a transfer, its bank account. */
function payer(world: World, { accountNo, source }: Repayment) {
  const { name } = world.company;
  const sourceName = RepaySourceLabel[source];
  if (accountNo !== undefined) return { name, accountNo: maskedAccount(accountNo), bankName: sourceName };
  const card = defaultCard(world);
  return { name, accountNo: card ? maskedCard(card.cardNo) : '-', bankName: card?.bankName ?? sourceName };
}

export const queryRepayReceipt: Handler<'provisional', 'queryRepayReceipt'> = (
  { productCode, repayNo },
  { world, now },
) => {
  const repayment = ownRepayments(world, productCode).find(({ id }) => id === repayNo);
  if (repayment === undefined) return { refuse: 'RepaymentNotFound' };
  if (repayment.status !== RepaymentStatus.Success) return { refuse: 'ReceiptNotReady' };
  const { name, bank } = investorOf(world, repayment.investorNo);
  return {
    data: {
      receiptNo: receiptNo(repayNo),
      repayNo,
      companyName: world.company.name,
      creditCode: world.company.creditCode,
      payer: payer(world, repayment),
      payee: { name, accountNo: maskedAccount(bank.accountNo), bankName: bank.bankName },
      amount: yuan(repayment.amount),
      couponDiscount: yuan(repayment.discount),
      payAmount: yuan(payAmount(repayment)),
      parts: paidParts(repayment),
      shares: repayment.shares.map((share) => repayShare(world, share)),
      source: repayment.source,
      finishedAt: repayment.finishedAt,
      issuedAt: momentOf(now),
      verifyCode: repaymentCode(DocumentKind.Receipt, world, repayment),
    },
  };
};

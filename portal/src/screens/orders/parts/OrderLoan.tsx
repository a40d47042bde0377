import { CycleLabel } from '#generated/shared/labels.ts';
import { nameAndLogin } from '#portal/domain/accounts/accountName.ts';
import { RateLabel } from '#portal/domain/bills/RateLabel.tsx';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { interestPeriod, loanStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import type { Product } from '#portal/products/product.ts';
import type { DetailItem } from '#portal/ui/detail/detailDisplay.ts';
import { DetailDisplay } from '#portal/ui/detail/DetailDisplay.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import type { OrderDetail } from '../rules.ts';
import { BillLink } from './BillLink.tsx';

interface OrderLoanProps {
  readonly order: OrderDetail;
  readonly product: Product;
}

/** The loan of the order, and its bill. */
export function OrderLoan({ order, product }: OrderLoanProps) {
  const { loan } = order;
  return (
    <CardFrame isEmpty={loan === undefined} empty={<EmptyLine text={copy.loan.none} />}>
      {loan === undefined ? null : (
        <DetailDisplay title={copy.loan.title} labelWidth={88} items={itemsOf(order, loan, product)} />
      )}
    </CardFrame>
  );
}

function itemsOf(order: OrderDetail, loan: NonNullable<OrderDetail['loan']>, product: Product): DetailItem[] {
  const { fields } = copy;
  return [
    { label: copy.loan.loanNo, value: order.loanNo },
    { label: copy.loan.status, value: <LoanState order={order} /> },
    { label: copy.loan.bill, value: <BillLink order={order} product={product} /> },
    { label: copy.loan.cycle, value: order.cycle && CycleLabel[order.cycle] },
    { label: copy.loan.takenOn, value: loan.takenOn },
    {
      label: copy.loan.interest,
      value: <StatusValueTag kind={interestPeriod} value={loan.interestPeriod} />,
    },
    {
      label: copy.loan.rate,
      value: (
        <RateLabel
          rate={loan.executedRate}
          fact={order.billNo === undefined ? undefined : factOf('bill.rate', order.billNo)}
        />
      ),
    },
    { label: fields.jdpin, value: nameAndLogin(order) },
    { label: fields.supplier, value: order.supplierName ?? fields.selfOperated },
  ];
}

/** The status of the loan. The API contract says that a loan without a status is repaid. */
function LoanState({ order: { orderNo, loanStatus: status } }: Pick<OrderLoanProps, 'order'>) {
  const fact = factOf('order.loan', orderNo);
  if (status !== undefined) return <StatusValueTag kind={loanStatus} value={status} fact={fact} />;
  return (
    <StatusTag tone="success" icon="check" fact={fact}>
      {copy.loan.cleared}
    </StatusTag>
  );
}

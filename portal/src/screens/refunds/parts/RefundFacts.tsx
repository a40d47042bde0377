import { RefundTargetLabel } from '#generated/shared/labels.ts';
import { nameAndLogin } from '#portal/domain/accounts/accountName.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { OrderLink } from '#portal/domain/order/OrderLink.tsx';
import { NO_VALUE } from '#portal/format/date.ts';
import type { Product } from '#portal/products/product.ts';
import type { DetailItem } from '#portal/ui/detail/detailDisplay.ts';
import { DetailDisplay } from '#portal/ui/detail/DetailDisplay.tsx';
import { Fact } from '#portal/ui/fact/Fact.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { copy } from '../copy.ts';
import type { RefundDetail } from '../queries.ts';

interface RefundFactsProps {
  readonly refund: RefundDetail;
  readonly product: Product;
}

/** Numbers, dates and reasons of the refund, with a link to its order. */
export function RefundFacts({ refund, product }: RefundFactsProps) {
  return (
    <CardFrame>
      <DetailDisplay title={copy.facts} labelWidth={72} items={itemsOf(refund, product)} />
    </CardFrame>
  );
}

function itemsOf(refund: RefundDetail, product: Product): DetailItem[] {
  const { fields } = copy;
  return [
    { label: fields.refundNo, value: <CopyableText value={refund.refundNo} label={fields.refundNo} /> },
    { label: fields.orderNo, value: <OrderLink orderNo={refund.orderNo} product={product} /> },
    { label: fields.goods, value: refund.goods },
    { label: fields.reason, value: refund.reason },
    { label: fields.target, value: RefundTargetLabel[refund.target] },
    { label: fields.jdpin, value: nameAndLogin(refund) },
    {
      label: fields.appliedAt,
      value: <Fact of={factOf('refund.appliedAt', refund.refundNo)}>{refund.appliedAt}</Fact>,
    },
    { label: fields.finishedAt, value: refund.finishedAt ?? NO_VALUE },
  ];
}

import { useSearchParams } from 'react-router-dom';
import { crumbTo } from '../../domain/page/crumbTo.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { RefundContent } from './parts/RefundContent.tsx';

/** /refundDetail: one refund, for all products. 1 §2 */
export function Component() {
  const product = useProduct();
  const [query] = useSearchParams();
  const refundNo = query.get('refundNo');
  const { refunds, orders } = bookPagesOf(product);
  const above = crumbTo(refunds ? refunds() : orders());
  return (
    <>
      <PageHead title={copy.detailTitle} parent={above} />
      {refundNo === null ? (
        <CardFrame>
          <EmptyLine
            text={copy.noRefundChosen}
            action={
              <LinkButton variant="link" to={above.to}>
                {refunds ? copy.toRefunds : copy.toOrders}
              </LinkButton>
            }
          />
        </CardFrame>
      ) : (
        <RefundContent product={product} refundNo={refundNo} />
      )}
    </>
  );
}

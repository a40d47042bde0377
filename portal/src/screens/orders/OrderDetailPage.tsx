import { useSearchParams } from 'react-router-dom';
import { crumbTo } from '../../domain/page/crumbTo.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { OrderContent } from './parts/OrderContent.tsx';

/** /fenxiao/detail, /yipanhuo/detail: one order on its own page. 1 §2 */
export function Component() {
  const product = useProduct();
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo');
  const orders = bookPagesOf(product).orders();
  return (
    <>
      <PageHead title={copy.detailTitle} parent={crumbTo(orders)} />
      {orderNo === null ? (
        <CardFrame>
          <EmptyLine
            text={copy.noOrderChosen}
            action={
              <LinkButton variant="link" to={orders}>
                {copy.toOrders}
              </LinkButton>
            }
          />
        </CardFrame>
      ) : (
        <OrderContent product={product} orderNo={orderNo} wide />
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { useBillsCrumb } from '../../domain/bills/useBillsCrumb.ts';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { isFactoring } from '../../products/factoring.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { RepayForm } from './parts/RepayForm.tsx';
import { RepaySkeleton } from './parts/RepaySkeleton.tsx';
import { requestedByLoader, preparationQuery } from './queries.ts';
import { couponOf } from './rules/coupons.ts';
import { refusalOf } from './rules/refusals.ts';
import { choiceOf } from './rules/targets.ts';
import { slotOf } from './slot.ts';

/** /repayCom and /JcblRepayCom: repays the bills of the URL, or everything due. 1 §2 */
export function Component() {
  const title = isFactoring(useProduct()) ? copy.factoringTitle : copy.title;
  return (
    <>
      <PageHead title={title} parent={useBillsCrumb()} />
      <Body />
    </>
  );
}

/** Returns whether the bills can no longer be repaid. After any other failed refetch the form stays. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.kind === 'state';

function Body() {
  const product = useProduct();
  const [query] = useSearchParams();
  const preparation = useQuery({ ...preparationQuery(product.code, choiceOf(query)), ...requestedByLoader });
  if (preparation.isPending) return <RepaySkeleton />;
  if (preparation.data === undefined || isRefusal(preparation.error))
    return (
      <CardFrame>
        <ErrorLine
          text={refusalOf(preparation.error, copy.loadFailed).message}
          onRetry={() => void preparation.refetch()}
        />
      </CardFrame>
    );
  const { bills, investors, earlyRepay } = preparation.data.preparation;
  // The bills of the URL are not issued yet but may be repaid early: the page offers that at once.
  if (bills.length === 0 && earlyRepay !== undefined)
    return <Navigate replace to={{ search: `?${withEarly(query).toString()}` }} />;
  if (bills.length === 0) return <NothingDue />;
  if (investors.length > 1)
    return (
      <Navigate
        replace
        to={paths.repayChooseFunder({ bills: query.get('bills') ?? '', ...couponOf(query) })}
      />
    );
  return (
    <Box
      inert={preparation.isPlaceholderData}
      sx={preparation.isPlaceholderData ? { opacity: 0.6, pointerEvents: 'none' } : {}}
    >
      <RepayForm key={slotOf(product.code, preparation.data.choice)} {...preparation.data} />
    </Box>
  );
}

function withEarly(query: URLSearchParams): URLSearchParams {
  const early = new URLSearchParams(query);
  early.set('early', '1');
  return early;
}

function NothingDue() {
  const { bills } = bookPagesOf(useProduct());
  const [to, label] =
    bills === undefined
      ? [paths.root(), copy.bills.toHome]
      : [bills({ tabName: 'allBill' }), copy.bills.toBills];
  return (
    <CardFrame>
      <EmptyLine
        text={copy.bills.nothing}
        action={
          <LinkButton to={to} variant="link">
            {label}
          </LinkButton>
        }
      />
    </CardFrame>
  );
}

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { useBillsCrumb } from '../../domain/bills/useBillsCrumb.ts';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { instalmentForm } from './form.ts';
import { trialQuery } from './queries.ts';
import { firstPlan } from './rules.ts';
import { StagingForm } from './StagingForm.tsx';

/** /billStaging: splits a monthly bill into periods. 1 §2, 2 §1 */
export function Component() {
  const [query] = useSearchParams();
  const billNo = query.get('billNo');
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} parent={useBillsCrumb()} />
      {billNo ? <Bill key={billNo} billNo={billNo} /> : <NoBill text={copy.noBill} />}
    </>
  );
}

function Bill({ billNo }: { readonly billNo: string }) {
  const form = useForm(instalmentForm, { defaultValues: { ...firstPlan, agreed: false } });
  const [periods, method] = useWatch({ control: form.control, name: ['periods', 'method'] });
  const trial = useQuery(trialQuery(useProduct().code, { billNo, periods, method }));
  if (trial.data !== undefined)
    return <StagingForm form={form} trial={trial.data} stale={trial.isPlaceholderData} />;
  if (trial.isPending)
    return (
      <Box sx={{ display: 'grid', gap: 4 }} aria-busy>
        <Skeleton height={120} />
        <Skeleton height={160} />
        <Skeleton height={280} />
      </Box>
    );
  // The provider does not split this bill: a link back instead of a retry button.
  if (isApiError(trial.error) && trial.error.kind === 'state') return <NoBill text={trial.error.message} />;
  return (
    <CardFrame>
      <ErrorLine error={trial.error} onRetry={() => void trial.refetch()} />
    </CardFrame>
  );
}

function NoBill({ text }: { readonly text: string }) {
  const { bills } = bookPagesOf(useProduct());
  return (
    <CardFrame>
      <EmptyLine
        text={text}
        action={
          <LinkButton to={bills?.({ tabName: 'waitRepay' }) ?? paths.root()} variant="link">
            {bills === undefined ? copy.result.home : copy.toBills}
          </LinkButton>
        }
      />
    </CardFrame>
  );
}

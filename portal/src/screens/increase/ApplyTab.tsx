import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { methodsQuery } from '../../domain/quota/queries.ts';
import { paths } from '../../paths.ts';
import type { Product } from '../../products/product.ts';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { ApplyResult } from './ApplyResult.tsx';
import { copy } from './copy.ts';
import { MethodPicker } from './MethodPicker.tsx';
import type { IncreaseRecord } from './rules.ts';

/** Chooses an increase method and fills in its form; after sending, shows the result instead. */
export function ApplyTab({ product }: { readonly product: Product }) {
  // The home page may have cached a failed request, which this page must repeat.
  const methods = useQuery({ ...methodsQuery(product.code), retryOnMount: true });
  const [chosen, setChosen] = useState<IncreaseMethod>();
  const [result, setResult] = useState<IncreaseRecord>();
  const [, setQuery] = useSearchParams();
  const navigate = useNavigate();

  if (result !== undefined) {
    return (
      <ApplyResult
        record={result}
        onHome={() => void navigate(paths.root())}
        onRecords={() => setQuery({ tab: 'records' })}
      />
    );
  }
  if (methods.isError) return <ErrorLine error={methods.error} onRetry={() => void methods.refetch()} />;
  if (methods.isPending) return <SkeletonLines heights={[28, 92, 68, 124, 40]} />;
  const open = methods.data.statusList.filter((row) => row.enabledIncreaseLimit).map((row) => row.queryType);
  const method = chosen ?? open[0];
  if (method === undefined) return <EmptyLine text={copy.methods.none} />;
  return (
    <>
      <MethodPicker methods={open} value={method} onChange={setChosen} />
      <ApplyForm key={method} productCode={product.code} method={method} onApplied={setResult} />
    </>
  );
}

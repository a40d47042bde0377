import { useQuery } from '@tanstack/react-query';
import type { ProductCode } from '../../products/product.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { forecast } from './forecast.ts';
import { ForecastHint } from './ForecastHint.tsx';
import { payOutlookQuery } from './queries.ts';

/** The forecast in one sentence, for home. After a failure home shows nothing; the calendar offers a retry. */
export function ForecastLine({ productCode }: { readonly productCode: ProductCode }) {
  const { data, isPending } = useQuery(payOutlookQuery(productCode));
  if (data) return <ForecastHint found={forecast(data)} outlook={data} />;
  return isPending ? <Skeleton height={60} /> : null;
}

import { useQuery } from '@tanstack/react-query';
import { useProduct } from '../../session/useProduct.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { forecast } from './forecast.ts';
import { ForecastHint } from './ForecastHint.tsx';
import { payOutlookQuery } from './queries.ts';

/** The forecast in one sentence, for home. After a failure home shows nothing; the calendar offers a retry. */
export function ForecastLine() {
  const { code } = useProduct();
  const { data, isPending } = useQuery(payOutlookQuery(code));
  if (data) return <ForecastHint found={forecast(data)} outlook={data} />;
  return isPending ? <Skeleton height={60} /> : null;
}

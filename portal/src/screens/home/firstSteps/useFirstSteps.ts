import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveFirstSteps } from '#generated/provisional/operations/saveFirstSteps.ts';
import type { FirstStepsView } from '#generated/shared/enums/FirstStepsView.ts';
import { patchCached } from '#portal/api/patchCached.ts';
import { useViewer } from '../useViewer.ts';
import { firstStepsQuery } from './queries.ts';
import { firstStepsFor } from './steps.ts';

/** The viewer's first steps, and whether the card is open, folded or hidden. A change that cannot be saved is undone. */
export function useFirstSteps() {
  const { product, menu } = useViewer();
  const queries = useQueryClient();
  const { queryKey } = firstStepsQuery(product.code);
  const query = useQuery(firstStepsQuery(product.code));
  const keep = (view: FirstStepsView) => {
    patchCached(queries, queryKey, (data) => ({ ...data, view }));
    void saveFirstSteps({ productCode: product.code, view }).catch(() =>
      queries.invalidateQueries({ queryKey }),
    );
  };
  return {
    query,
    view: query.data?.view,
    steps: query.data && firstStepsFor(query.data.steps, menu),
    keep,
  };
}

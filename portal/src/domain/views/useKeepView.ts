import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { deleteView } from '#generated/provisional/operations/deleteView.ts';
import { saveView } from '#generated/provisional/operations/saveView.ts';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { viewsQuery } from './queries.ts';
import type { SavedView } from './viewContent.ts';

type ViewInput = Omit<Inputs['saveView'], 'productCode' | 'place' | 'viewId' | 'version'>;

/**
 * Saves and deletes views of a list. A change carries the version of the view: the provider refuses an outdated one,
 * and the list is fetched again. Policies show the refusals. Each call resolves with the error, or with undefined after
 * a success.
 */
export function useKeepView(place: ViewPlace) {
  const productCode = useProduct().code;
  const queries = useQueryClient();
  const { queryKey } = viewsQuery(productCode, place);
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<Outputs['saveView']>): Promise<unknown> => {
    setBusy(true);
    try {
      queries.setQueryData(queryKey, await send());
      return undefined;
    } catch (error) {
      await queries.invalidateQueries({ queryKey });
      return error;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    add: (input: ViewInput) => run(() => saveView({ productCode, place, ...input })),
    change: ({ isOwn: _own, ...seen }: SavedView, changed: Partial<ViewInput>) =>
      run(() => saveView({ productCode, place, ...seen, ...changed })),
    remove: ({ viewId, version }: SavedView) => run(() => deleteView({ productCode, viewId, version })),
  };
}

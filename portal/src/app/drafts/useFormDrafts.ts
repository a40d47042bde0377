import { useMemo } from 'react';
import { useAccountTab } from '../../session/accountTab.ts';
import { pageEndStore } from '../../session/pageEnd.ts';
import { useSession } from '../../session/useSession.ts';
import type { FormDrafts } from '../../ui/form/draft/FormDrafts.ts';
import { formDrafts, pageAddress } from './formDrafts.ts';

/** The draft store of this account and product. */
export function useFormDrafts(): FormDrafts {
  const tab = useAccountTab();
  const { productCode } = useSession();
  return useMemo(
    () =>
      formDrafts({
        tab,
        productCode,
        page: () => pageAddress(globalThis.location),
        isEnding: () => pageEndStore.snapshot() !== undefined,
      }),
    [tab, productCode],
  );
}

import type { Outputs } from '#generated/provisional/io.ts';
import { queryRepayReceipt } from '#generated/provisional/operations/queryRepayReceipt.ts';
import type { ProductCode } from '../../../products/product.ts';
import { storeOf } from '../../../storage/store.ts';
import { reasonOf } from '../../submission/reasonOf.ts';
import { copy } from '../copy.ts';
import { loadEach } from './loadEach.ts';

export type Receipt = Outputs['queryRepayReceipt'];

/** Maximum number of requests at the same time: a browser sends no more to one server. */
const MOST = 6;

interface RunState {
  readonly receipts: ReadonlyMap<string, Receipt>;
  /** Reasons by repayment number. */
  readonly failed: ReadonlyMap<string, string>;
  readonly running: boolean;
}

/** Loads the receipts of several repayments. A second start loads those that failed or were not loaded before a stop. */
export function receiptsRun(productCode: ProductCode, repayNos: readonly string[]) {
  const store = storeOf<RunState>({ receipts: new Map(), failed: new Map(), running: true });
  const { subscribe, snapshot } = store;
  let controller = new AbortController();
  const set = (change: Partial<RunState>) => store.set({ ...snapshot(), ...change });
  const load = async ({ signal }: AbortController): Promise<void> => {
    await loadEach({
      keys: repayNos.filter((repayNo) => !snapshot().receipts.has(repayNo)),
      load: (repayNo) => queryRepayReceipt({ productCode, repayNo }, { silent: true, signal }),
      most: MOST,
      signal,
      onItem: (repayNo, receipt) => set({ receipts: new Map(snapshot().receipts).set(repayNo, receipt) }),
      onFailure: (repayNo, error) =>
        set({ failed: new Map(snapshot().failed).set(repayNo, reasonOf(error) ?? copy.loadFailed) }),
    });
    if (!signal.aborted) set({ running: false });
  };
  return {
    start: () => {
      controller = new AbortController();
      set({ failed: new Map(), running: true });
      void load(controller);
    },
    stop: () => {
      controller.abort();
      set({ running: false });
    },
    subscribe,
    snapshot,
  };
}

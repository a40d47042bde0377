import { useEffect, useRef, useState } from 'react';
import { serverNow } from '#portal/api/serverClock.ts';
import { shanghaiMoment } from '#portal/format/date.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { Desk } from './desk.ts';
import { isComplete, linesOf } from './ledger/lines.ts';
import { reconcile } from './match/reconcile.ts';
import { loadEntries } from './match/theirs.ts';

/** Runs one comparison at a time, with progress, failure and cancellation. Leaving the page cancels it. */
export function useRun(productCode: ProductCode, onDone: (desk: Desk) => void) {
  // Loaded share of the provider's side, 0 to 1; undefined while no comparison runs.
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (desk: Desk) => {
    const { columns, table, scope } = desk;
    if (!isComplete(columns)) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure(undefined);
    setShare(0);
    try {
      const entries = await loadEntries(productCode, scope)(controller.signal, setShare);
      const { lines, leftOut } = await linesOf(table, columns);
      controller.signal.throwIfAborted();
      const result = {
        findings: reconcile(lines, entries),
        leftOut,
        comparedAt: shanghaiMoment(serverNow()),
      };
      onDone({ ...desk, result });
    } catch (error) {
      if (!controller.signal.aborted) setFailure({ error });
    } finally {
      if (running.current === controller) setShare(undefined);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setShare(undefined);
  };
  return {
    share,
    failure,
    start: (desk: Desk) => void start(desk),
    cancel,
    /** Removes the failure of an earlier choice from the page. */
    forget: () => setFailure(undefined),
  };
}

export type Run = ReturnType<typeof useRun>;

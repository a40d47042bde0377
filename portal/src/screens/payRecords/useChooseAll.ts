import { useEffect, useRef, useState } from 'react';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { copy } from './copy.ts';

/** Loads all rows of the filters, to choose them. @param onRows called with the rows unless it was stopped */
export function useChooseAll<Row>(load: ExportRequest<Row>['load'], onRows: (rows: readonly Row[]) => void) {
  // Loaded share, 0 to 1; undefined while nothing is loading.
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const rows = await load(controller.signal, setShare);
      if (!controller.signal.aborted) onRows(rows);
    } catch {
      if (!controller.signal.aborted) notify.error(copy.selection.failed);
    } finally {
      setShare(undefined);
    }
  };
  return { share, start: () => void run(), stop: () => running.current?.abort() };
}

import { useEffect, useRef, useState } from 'react';
import { exporting as copy } from '../../copy/ui.ts';
import { notify } from '../feedback/notify.ts';
import type { ExportTable } from './columns.ts';
import { download } from './download.ts';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportRequest<Row> extends Omit<ExportTable<Row>, 'rows'> {
  /** Loads all filtered rows; `report` takes the share loaded so far, 0 to 1. */
  readonly load: (signal: AbortSignal, report: (share: number) => void) => Promise<readonly Row[]>;
}

/** Runs one export at a time: its progress, its end, and its cancellation. Leaving the page cancels it too. */
export function useExport<Row>({ load, ...table }: ExportRequest<Row>) {
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat, chosen: readonly Row[] | undefined) => {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const rows = chosen ?? (await load(controller.signal, setShare));
      const file = await fileOf(format, { ...table, rows });
      controller.signal.throwIfAborted();
      download(file, `${fileName(table.title, table.period)}.${format}`);
      notify.success(copy.done(rows.length));
    } catch {
      if (controller.signal.aborted) notify.info(copy.cancelled);
      else notify.error(copy.failed);
    } finally {
      setShare(undefined);
    }
  };
  return {
    share,
    /** @param chosen exports only these rows; all filtered rows when left out */
    start: (format: ExportFormat, chosen?: readonly Row[]) => void start(format, chosen),
    cancel: () => running.current?.abort(),
  };
}

/** List title and days, without characters that file names forbid. */
const fileName = (title: string, period: string): string =>
  `${title}_${period}`.replace(/[\\/:*?"<>|\s]+/g, '');

async function fileOf<Row>(format: ExportFormat, table: ExportTable<Row>): Promise<Blob> {
  if (format === 'xlsx') return (await import('./xlsx.ts')).toXlsx(table);
  return new Blob([(await import('./csv.ts')).toCsv(table)], { type: 'text/csv;charset=utf-8' });
}

import { useMemo } from 'react';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { ListTable } from '../ListTable.tsx';
import type { LogEntry } from '../log/entry.ts';
import { copy } from './copy.ts';
import { figuresIn } from './figures.ts';

/** Number, latency and failures of the requests to real backends, by operation. */
export function FigureList({ entries }: { readonly entries: readonly LogEntry[] }) {
  const all = useMemo(() => figuresIn(entries), [entries]);
  const { columns } = copy;
  const numbers = [
    columns.requests,
    columns.ms,
    columns.failed,
    columns.requestBreaks,
    columns.responseBreaks,
  ];
  return (
    <>
      <div className="tools">
        <h2>{copy.figures}</h2>
        <span className="caption grow">{copy.figuresNote}</span>
      </div>
      {all.length === 0 ? <EmptyLine text={copy.noFigures} /> : null}
      {all.length > 0 ? (
        <ListTable label={copy.figures} names={[columns.operation]} numbers={numbers}>
          {all.map(
            ({ operation, requests, medianMs, p99Ms, failed, reason, requestBreaks, responseBreaks }) => (
              <tr key={operation}>
                <td className="mono wide">{operation}</td>
                <Count name={columns.requests} count={requests} />
                <td className="number" data-name={columns.ms}>
                  {copy.msOf(medianMs, p99Ms)}
                </td>
                <Count name={columns.failed} count={failed} bad why={reason} />
                <Count name={columns.requestBreaks} count={requestBreaks} warn />
                <Count name={columns.responseBreaks} count={responseBreaks} warn />
              </tr>
            ),
          )}
        </ListTable>
      ) : null}
    </>
  );
}

interface CountProps {
  /** The column's name; a phone shows it before the figure, because it shows no heads. */
  readonly name: string;
  readonly count: number;
  readonly bad?: boolean;
  readonly warn?: boolean;
  readonly why?: string | undefined;
}

const Count = ({ name, count, bad = false, warn = false, why }: CountProps) => (
  <td className="number" data-name={name}>
    <span className={count === 0 ? undefined : bad ? 'bad' : warn ? 'warn' : undefined}>{count}</span>
    {why === undefined ? null : <span className="below">{copy.why(why)}</span>}
  </td>
);

import { useMemo } from 'react';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import type { LogEntry } from '../log/entry.ts';
import { copy } from './copy.ts';
import { figuresIn } from './figures.ts';

/** Count, latency and success of the backends' responses, by operation. */
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
        <table className="list" aria-label={copy.figures}>
          <thead>
            <tr>
              <th scope="col">{columns.operation}</th>
              {numbers.map((name) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map(({ operation, requests, half, most, failed, reason, requestBreaks, responseBreaks }) => (
              <tr key={operation}>
                <td className="mono wide">{operation}</td>
                <Count name={columns.requests} count={requests} />
                <td className="number" data-name={columns.ms}>
                  {copy.msOf(half, most)}
                </td>
                <Count name={columns.failed} count={failed} bad why={reason} />
                <Count name={columns.requestBreaks} count={requestBreaks} warn />
                <Count name={columns.responseBreaks} count={responseBreaks} warn />
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}

interface CountProps {
  /** The column's name: phones, without columns, show it before the figure. */
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

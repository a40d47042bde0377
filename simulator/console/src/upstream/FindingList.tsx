import { useMemo } from 'react';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { copy as faults } from '../faults/copy.ts';
import { ListTable } from '../ListTable.tsx';
import { copy as log } from '../log/copy.ts';
import type { LogEntry } from '../log/entry.ts';
import { copy } from './copy.ts';
import { findingsIn } from './findings.ts';

/** Contract violations of responses from real backends, and of requests to them. */
export function FindingList({ entries }: { readonly entries: readonly LogEntry[] }) {
  const found = useMemo(() => findingsIn(entries), [entries]);
  const { columns } = copy;
  return (
    <>
      <div className="tools">
        <h2>{copy.findings}</h2>
        <span className="count">{found.length}</span>
        <span className="caption grow">{copy.findingsNote}</span>
      </div>
      {found.length === 0 ? <EmptyLine text={copy.noFindings} /> : null}
      {found.length > 0 ? (
        <ListTable
          label={copy.findings}
          names={[columns.operation, columns.side, columns.finding]}
          numbers={[columns.times]}
        >
          {found.map(({ operation, side, pointer, message, times }) => (
            <tr key={`${operation} ${side} ${pointer} ${message}`}>
              <td className="mono nowrap">{operation}</td>
              <td className="nowrap">{log[side]}</td>
              <td className="wide warn">
                <code className="mono">{pointer}</code> {message}
              </td>
              <td className="number">{faults.usedTimes(times)}</td>
            </tr>
          ))}
        </ListTable>
      ) : null}
    </>
  );
}

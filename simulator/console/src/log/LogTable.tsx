import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { ListTable } from '../ListTable.tsx';
import { copy } from './copy.ts';
import { addressOf, fits, succeeded, type LogEntry } from './entry.ts';
import { LogDetail } from './LogDetail.tsx';

const { columns } = copy;

/** The requests as rows; one may be open. */
export function LogTable({ entries }: { readonly entries: readonly LogEntry[] }) {
  const [opened, setOpened] = useState<number>();
  return (
    <ListTable
      label={copy.table}
      names={[columns.id, columns.at, columns.operation, columns.code, columns.by, columns.contract]}
      numbers={[columns.ms]}
      actions={columns.open}
    >
      {entries.map((entry) => {
        const open = entry.id === opened;
        return (
          <Fragment key={entry.id}>
            <tr className={open ? 'open' : undefined}>
              <Cells entry={entry} />
              <td>
                <Button
                  variant="text"
                  aria-expanded={open}
                  onClick={() => setOpened(open ? undefined : entry.id)}
                >
                  {open ? copy.close : copy.open}
                </Button>
              </td>
            </tr>
            {open ? (
              <tr className="open">
                <td colSpan={8} className="wide">
                  <LogDetail entry={entry} />
                </td>
              </tr>
            ) : null}
          </Fragment>
        );
      })}
    </ListTable>
  );
}

function Cells({ entry }: { readonly entry: LogEntry }) {
  const { id, at, method, path, code, status, answeredBy, fault, ms } = entry;
  return (
    <>
      <td className="caption">{id}</td>
      <td className="mono">{at.slice(11, 19)}</td>
      <td className="wide">
        <span className="mono strong">{addressOf(entry) ?? copy.asset}</span>
        <span className="below mono">{`${method} ${path.split('?', 1)[0] ?? ''}`}</span>
      </td>
      <td>
        <span className={`mono tag ${tint(entry)}`}>{status === 0 ? copy.dropped : (code ?? status)}</span>
        {status === 200 || status === 0 || code === undefined ? null : (
          <span className="mono"> {status}</span>
        )}
      </td>
      <td className={answeredBy === 'fault' ? 'warn' : undefined}>
        {answeredBy === undefined ? '' : copy.answeredBy[answeredBy]}
        {fault === undefined ? null : <span className="below warn">{fault}</span>}
      </td>
      <td>
        <Contract entry={entry} />
      </td>
      <td className="number caption">{ms.toFixed(1)}</td>
    </>
  );
}

/** Amber for a refusal by the simulated world, which is a business state; red for any other failure. */
function tint(entry: LogEntry): string {
  if (succeeded(entry)) return 'tag-plain';
  return entry.status === 200 && entry.answeredBy === 'world' ? 'tag-warning' : 'tag-danger';
}

function Contract({ entry }: { readonly entry: LogEntry }) {
  if (entry.status === 0 && fits(entry)) return <span className="caption">{copy.noAnswer}</span>;
  if (fits(entry))
    return (
      <span className="good">
        <Icon name="check" size={14} /> {copy.fits}
      </span>
    );
  return (
    <span className="bad">
      <Icon name="octagon" size={14} /> {entry.valid.request ? copy.responseBreaks : copy.requestBreaks}
    </span>
  );
}

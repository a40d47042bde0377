import Button from '@mui/material/Button';
import { useState } from 'react';
import { enterSession } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { callControl, messageOf } from '../callControl.ts';
import { ListTable } from '../ListTable.tsx';
import { shortTime } from '../shortTime.ts';
import { useAct, useSession, useSessions } from '../useLive.ts';
import { ago, lasted } from './age.ts';
import { sessions as copy } from './copy.ts';
import { ScenesTable } from './ScenesTable.tsx';

type Summary = components['schemas']['SessionSummary'];

/** All sessions, also those of tests, the most recently used first; each can be entered. */
export function SessionsPanel() {
  const [search, setSearch] = useState('');
  const { data: found = [], error, isPending, dataUpdatedAt, refetch } = useSessions(search);
  const { data: current } = useSession();
  const enter = useAct((id: string) => callControl(enterSession, { id }), {
    done: ({ title }) => copy.entered(title),
  });
  const { columns } = copy;
  return (
    <>
      <ScenesTable />
      <div className="tools">
        <h2>{copy.table}</h2>
        <label className="sr" htmlFor="session-search">
          {copy.search}
        </label>
        <input
          type="search"
          id="session-search"
          className="field"
          style={{ width: 240 }}
          placeholder={copy.searchHint}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span className="caption">{copy.count(found.length)}</span>
        <span className="caption grow">{copy.note}</span>
      </div>
      {isPending ? <SkeletonLines heights={[44, 44, 44]} /> : null}
      {error ? <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {isPending || error || found.length > 0 ? null : <EmptyLine text={copy.none} />}
      {found.length > 0 ? (
        <ListTable
          label={copy.table}
          names={[columns.id, columns.scenario, columns.clock, columns.age, columns.last]}
          numbers={[columns.requests]}
          actions={columns.enter}
        >
          {found.map((session) => (
            <tr key={session.id} className={session.id === current?.id ? 'open' : undefined}>
              <Cells session={session} now={dataUpdatedAt} />
              <td>
                {session.id === current?.id ? (
                  <span className="tag tag-theme">{copy.here}</span>
                ) : (
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={copy.enterNamed(session.name ?? session.id)}
                    disabled={enter.isPending}
                    onClick={() => enter.mutate(session.id)}
                  >
                    {copy.enter}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      ) : null}
    </>
  );
}

/** @param now the browser's time of the response, ms */
function Cells({ session, now }: { readonly session: Summary; readonly now: number }) {
  const { id, name, scenarios, title, clock, startedAt, usedAt, requests, last } = session;
  const since = (instant: string) => Math.max(0, now - Date.parse(instant));
  return (
    <>
      <td className="wide">
        {name === undefined ? <span className="mono">{id}</span> : <strong>{name}</strong>}
        {name === undefined ? null : <span className="below mono">{id}</span>}
      </td>
      <td className="wide">
        {title}
        <span className="below mono">{scenarios.join(',')}</span>
      </td>
      <td className="mono">{shortTime(clock.now)}</td>
      <td>{lasted(since(startedAt))}</td>
      <td className="wide">
        <span className="mono">{last ? (last.operation ?? last.path) : copy.noRequest}</span>{' '}
        {last ? <span className="mono strong">{last.code ?? last.status}</span> : null}
        <span className="below">{ago(since(usedAt))}</span>
      </td>
      <td className="number">{requests}</td>
    </>
  );
}

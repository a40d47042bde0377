import Button from '@mui/material/Button';
import { useState } from 'react';
import { clearLog, exportLog } from '#generated/control/client.ts';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { callControl, messageOf } from '../callControl.ts';
import { download } from '../download.ts';
import { PAGE, useAct } from '../useLive.ts';
import { copy } from './copy.ts';
import { filterNames, filters, type FilterName, type LogEntry } from './entry.ts';
import { LogTable } from './LogTable.tsx';
import { useLog } from './useLog.ts';

const nothing: readonly LogEntry[] = [];

/** The session's requests, updated live, newest first; a row can be opened to show request and response. */
export function LogPanel() {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<FilterName>('all');
  const [before, setBefore] = useState<number>();
  const [live, setLive] = useState(true);
  const {
    data: entries = nothing,
    error,
    isPending,
    refetch,
    connected,
  } = useLog(
    { ...filters[filter].query, ...(search !== '' && { search }), ...(before !== undefined && { before }) },
    live,
  );
  const clear = useAct(() => callControl(clearLog, {}), { done: ({ cleared }) => copy.cleared(cleared) });
  const save = useAct(async (replayable: boolean) =>
    download(
      replayable ? 'requests-replayable.har' : 'requests.har',
      await callControl(exportLog, { replayable }),
    ),
  );
  const shown = entries.filter(filters[filter].matches);
  return (
    <>
      <div className="tools">
        <label className="sr" htmlFor="log-search">
          {copy.search}
        </label>
        <input
          type="search"
          id="log-search"
          className="field"
          style={{ width: 240 }}
          placeholder={copy.searchHint}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setBefore(undefined);
          }}
        />
        <div className="chips" role="group" aria-label={copy.filters}>
          {filterNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === filter}
              onClick={() => {
                setFilter(name);
                setBefore(undefined);
              }}
            >
              {copy[name]}
            </button>
          ))}
        </div>
        <span className="caption grow">{copy.count(shown.length)}</span>
        <span className={live ? (connected ? 'tag tag-success' : 'tag tag-warning') : 'tag tag-muted'}>
          {connected ? copy.live : copy.cutOff}
        </span>
        <Button variant="link" onClick={() => setLive(!live)}>
          {live ? copy.pause : copy.resume}
        </Button>
        {before === undefined ? null : (
          <Button variant="outlined" onClick={() => setBefore(undefined)}>
            {copy.newest}
          </Button>
        )}
        {entries.length === PAGE ? (
          <Button variant="outlined" onClick={() => setBefore(entries.at(-1)?.id)}>
            {copy.older}
          </Button>
        ) : null}
        <Button variant="outlined" disabled={entries.length === 0} onClick={() => save.mutate(false)}>
          {copy.har}
        </Button>
        <Button variant="outlined" disabled={entries.length === 0} onClick={() => save.mutate(true)}>
          {copy.replayableHar}
        </Button>
        <Button
          variant="outlined"
          disabled={entries.length === 0}
          onClick={() => clear.mutate(undefined, { onSuccess: () => setBefore(undefined) })}
        >
          {copy.clear}
        </Button>
      </div>
      {isPending ? <SkeletonLines heights={[28, 28, 28, 28]} /> : null}
      {error ? <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {isPending || error || shown.length > 0 ? null : (
        <EmptyLine text={search === '' && filter === 'all' ? copy.empty : copy.nothing} />
      )}
      {shown.length > 0 ? <LogTable entries={shown} /> : null}
    </>
  );
}

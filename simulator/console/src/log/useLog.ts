/** The request log, fetched once and then extended by the simulator's event stream. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listLog } from '#generated/control/client.ts';
import { service } from '#generated/control/service.ts';
import { BASE_PATH } from '../basePath.ts';
import { callControl } from '../callControl.ts';
import { PAGE, useSession } from '../useLive.ts';
import type { LogEntry, LogQuery } from './entry.ts';
import { withEntry } from './withEntry.ts';

/**
 * Returns the query of the entries, newest first, and whether the event stream is connected.
 * @param live false while the user has paused the log
 */
export function useLog(logQuery: LogQuery, live: boolean) {
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);
  const { data: session } = useSession();
  const { before, ...filter } = logQuery;
  const parameters = String(
    new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])),
  );
  const query = useQuery({
    queryKey: ['log', session?.id, before, parameters],
    queryFn: () => callControl(listLog, { limit: PAGE, ...logQuery }),
    placeholderData: (entries) => entries,
  });
  const grows = live && before === undefined && query.isSuccess && !query.isPlaceholderData;

  useEffect(() => {
    if (!grows) return undefined;
    const key = ['log', session?.id, before, parameters];
    const newest = queries.getQueryData<readonly LogEntry[]>(key)?.[0]?.id ?? 0;
    // The browser reconnects by itself and sends the id of the last event.
    const source = new EventSource(
      `${BASE_PATH}${service.base}/log/stream?${parameters}&after=${String(newest)}`,
    );
    source.onopen = () => setConnected(true);
    source.onerror = () => setConnected(false);
    source.addEventListener('entry', ({ data }: MessageEvent<string>) => {
      const entry = JSON.parse(data) as LogEntry;
      queries.setQueryData<readonly LogEntry[]>(key, (entries = []) => withEntry(entries, entry, PAGE));
    });
    source.addEventListener('cleared', () => queries.setQueryData<readonly LogEntry[]>(key, []));
    return () => source.close();
  }, [grows, session?.id, before, parameters, queries]);

  return { ...query, connected };
}

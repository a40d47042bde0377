/** Live request log: read once, then updated by server-sent events. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listLog } from '#generated/control/client.ts';
import { service } from '#generated/control/service.ts';
import { ask } from '../ask.ts';
import { BASE_PATH } from '../basePath.ts';
import { PAGE, useSession } from '../useLive.ts';
import type { LogEntry, Reading } from './entry.ts';
import { grown } from './grown.ts';

/** @param live false while paused @returns entries, newest first, and whether events arrive */
export function useLog(reading: Reading, live: boolean) {
  const queries = useQueryClient();
  const [connected, setConnected] = useState(true);
  const { data: session } = useSession();
  const { before, ...filter } = reading;
  const asked = String(
    new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])),
  );
  const query = useQuery({
    queryKey: ['log', session?.id, before, asked],
    queryFn: () => ask(listLog, { limit: PAGE, ...reading }),
    placeholderData: (entries) => entries,
  });
  const grows = live && before === undefined && query.isSuccess && !query.isPlaceholderData;

  useEffect(() => {
    if (!grows) return undefined;
    const shown = ['log', session?.id, before, asked];
    const newest = queries.getQueryData<readonly LogEntry[]>(shown)?.[0]?.id ?? 0;
    // The browser reconnects by itself and sends the last event's id.
    const source = new EventSource(`${BASE_PATH}${service.base}/log/stream?${asked}&after=${String(newest)}`);
    source.onopen = () => setConnected(true);
    source.onerror = () => setConnected(false);
    source.addEventListener('entry', ({ data }: MessageEvent<string>) => {
      const entry = JSON.parse(data) as LogEntry;
      queries.setQueryData<readonly LogEntry[]>(shown, (entries = []) => grown(entries, entry, PAGE));
    });
    source.addEventListener('cleared', () => queries.setQueryData<readonly LogEntry[]>(shown, []));
    return () => source.close();
  }, [grows, session?.id, before, asked, queries]);

  return { ...query, connected };
}

import type { LogEntry } from '../log/entry.ts';
import { useUpstreamLog } from '../useLive.ts';
import { FigureList } from './FigureList.tsx';
import { FindingList } from './FindingList.tsx';
import { Recording } from './Recording.tsx';
import { UpstreamForm } from './UpstreamForm.tsx';
import { UpstreamList } from './UpstreamList.tsx';

const nothing: readonly LogEntry[] = [];

/** Panel of the real backends, their contract violations, and the recording of a scenario. */
export function UpstreamPanel() {
  const { data: entries = nothing } = useUpstreamLog();
  return (
    <>
      <UpstreamForm />
      <UpstreamList />
      <FigureList entries={entries} />
      <FindingList entries={entries} />
      <Recording />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getHealth } from '#generated/control/client.ts';
import { BASE_PATH } from './basePath.ts';
import { callControl } from './callControl.ts';
import { head, status as copy } from './copy.ts';
import { copy as keys } from './keys/copy.ts';
import { Key } from './keys/Key.tsx';
import { useOperations, useProblems } from './useLive.ts';

const HEALTH_MS = 5000;

/** The last line of the console: server state, loaded files, and files with errors. */
export function StatusBar() {
  const { data: health, isError } = useQuery({
    queryKey: ['health'],
    queryFn: () => callControl(getHealth, {}),
    refetchInterval: HEALTH_MS,
  });
  const { data: operations = [] } = useOperations();
  const { data: problems = [] } = useProblems();
  const [first] = problems;
  const codes = operations.reduce((sum, { errors }) => sum + errors.length, 0);
  return (
    <footer className="status" aria-label={copy.region}>
      <span className={isError ? 'bad' : 'good'} role="status">
        {isError ? copy.silent : copy.serves}
      </span>
      {health && !isError ? (
        <>
          <span>{copy.store[health.store.kind]}</span>
          <span>{copy.holds(health.scenarios.serving, operations.length, codes)}</span>
        </>
      ) : null}
      {first ? (
        <span className="warn">{copy.broken(`${first.file}:${String(first.line)}`, problems.length)}</span>
      ) : null}
      <span className="grow" />
      <a className="docs" href={`${BASE_PATH}/_sim/docs`} target="sim-docs">
        {head.docs}
      </a>
      {copy.keys.map((key) => (
        <span key={key} className="keyed">
          <Key name={key} /> {keys.all.find(([name]) => name === key)?.[1]}
        </span>
      ))}
    </footer>
  );
}

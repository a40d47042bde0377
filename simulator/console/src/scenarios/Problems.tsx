import { useProblems } from '../useLive.ts';
import { scenarios as copy } from './copy.ts';

/** Scenario files that failed to load: file and line. */
export function Problems() {
  const { data: problems = [] } = useProblems();
  if (problems.length === 0) return null;
  return (
    <div className="notice amber" role="alert">
      <strong>{copy.problems(new Set(problems.map(({ file }) => file)).size)}</strong>
      <ul>
        {problems.map(({ file, line, pointer, message }) => (
          <li key={`${file} ${pointer}`} className="caption">
            <span className="mono">{`${file}:${String(line)} ${pointer}`}</span> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

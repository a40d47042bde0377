import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { messageOf } from '../callControl.ts';
import { useScenarios } from '../useLive.ts';
import { CompositionBar } from './CompositionBar.tsx';
import { scenarios as copy } from './copy.ts';
import { matchingGroups, type Scenario } from './matchingGroups.ts';
import { Problems } from './Problems.tsx';
import { ScenarioRow } from './ScenarioRow.tsx';
import { useComposition } from './useComposition.ts';

const nothing: readonly Scenario[] = [];

/** All scenarios by group, with search; the chosen ones are combined at the bottom. */
export function ScenarioPane({ current }: { readonly current: readonly string[] }) {
  const { data: scenarios = nothing, error, isPending, refetch } = useScenarios();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // On a phone the list is closed at first, so that the session is visible.
  const [unfolded, setUnfolded] = useState(false);
  const folded = !unfolded && search === '';
  const { data: composition } = useComposition(chosen);
  const groups = useMemo(() => matchingGroups(scenarios, search), [scenarios, search]);
  const choose = useCallback(
    (name: string, on: boolean) =>
      setChosen((before) => (on ? [...before, name] : before.filter((other) => other !== name))),
    [],
  );
  return (
    <aside className="side" aria-labelledby="scenarios-title">
      <div className="side-head">
        <div className="row">
          <h2 id="scenarios-title">{copy.title}</h2>
          <span className="count">{scenarios.length}</span>
          <span className="grow" />
          <Button
            className="fold"
            variant="link"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? copy.close : copy.open}
          </Button>
        </div>
        <label className="sr" htmlFor="scenario-search">
          {copy.search}
        </label>
        <input
          type="search"
          id="scenario-search"
          className="field"
          autoComplete="off"
          placeholder={copy.searchHint}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <Problems />
      <div
        className={folded ? 'side-list folded' : 'side-list'}
        tabIndex={0}
        role="region"
        aria-label={copy.title}
      >
        {isPending ? <SkeletonLines heights={[32, 48, 48, 48]} /> : null}
        {error ? <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} /> : null}
        {!isPending && !error && groups.length === 0 ? (
          <EmptyLine
            text={copy.none}
            action={
              <Button variant="link" onClick={() => setSearch('')}>
                {copy.clear}
              </Button>
            }
          />
        ) : null}
        {groups.map(({ name, title, scenarios: members }) => (
          <details key={name} className="group" open>
            <summary>
              {title}
              <span className="count">{members.length}</span>
            </summary>
            {members.map((scenario) => (
              <ScenarioRow
                key={scenario.name}
                scenario={scenario}
                current={current.includes(scenario.name)}
                chosen={chosen.includes(scenario.name)}
                composition={chosen.includes(scenario.name) ? composition : undefined}
                onChoose={choose}
              />
            ))}
          </details>
        ))}
      </div>
      <CompositionBar chosen={chosen} composition={composition} onClear={() => setChosen([])} />
    </aside>
  );
}

import Button from '@mui/material/Button';
import { PORTAL_TAB, startLink } from '../portalLink.ts';
import { scenarios as copy } from './copy.ts';
import type { Scenario } from './matchingGroups.ts';

/** The texts and codes that a scenario shows, and the way to see them: an address, then clicks. */
export function HowToSee({ scenario }: { readonly scenario: Scenario }) {
  const { name, visit, shows, steps, answers } = scenario;
  return (
    <dl className="how">
      {shows.length > 0 ? (
        <>
          <dt>{copy.shows}</dt>
          <dd>
            {shows.map((words) => (
              <div key={words}>{words}</div>
            ))}
          </dd>
        </>
      ) : null}
      {answers.length > 0 ? (
        <>
          <dt>{copy.answers}</dt>
          <dd className="mono">
            {answers.map(({ operation, code }) => (
              <div key={operation + code}>{`${operation} → ${code}`}</div>
            ))}
          </dd>
        </>
      ) : null}
      <dt>{copy.how}</dt>
      <dd>
        <ol>
          <li>{copy.visit(visit)}</li>
          {steps.map((step) => (
            <li key={step}>{copy.click(step)}</li>
          ))}
        </ol>
        {steps.length === 0 && shows.length > 0 ? <span className="quiet">{copy.seeAtOnce}</span> : null}
      </dd>
      <dt />
      <dd>
        <Button size="small" href={startLink([name], visit)} target={PORTAL_TAB}>
          {copy.takeMe}
        </Button>
      </dd>
    </dl>
  );
}

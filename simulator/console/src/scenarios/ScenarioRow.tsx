import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { PORTAL_TAB, startLink } from '../portalLink.ts';
import { scenarios as copy } from './copy.ts';
import { HowToSee } from './HowToSee.tsx';
import type { Scenario } from './matchingGroups.ts';
import type { Composition } from './useComposition.ts';

interface ScenarioRowProps {
  readonly scenario: Scenario;
  /** True for the session's scenario. */
  readonly current: boolean;
  readonly chosen: boolean;
  readonly composition: Composition | undefined;
  readonly onChoose: (name: string, on: boolean) => void;
}

/** Time in ms after which the portal tab has switched the session that it shares with the console. */
const SWITCH_MS = 500;

/** One scenario, which can be chosen, started alone, or expanded. Memoised, because there are hundreds of rows. */
export const ScenarioRow = memo(function ScenarioRow(props: ScenarioRowProps) {
  const { scenario, current, chosen, composition, onChoose } = props;
  const { name, title, visit, shows, answers } = scenario;
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const id = `choose-${name}`;
  const codes = new Set(answers.map((answer) => answer.code));
  // A scenario that extends no other shows no code: it only prepares the state in which the code can occur.
  const code = scenario.extends.length > 0 && codes.size === 1 ? answers[0]?.code : undefined;
  return (
    <div className={['scenario', chosen && 'chosen', current && 'current'].filter(Boolean).join(' ')}>
      <input
        type="checkbox"
        id={id}
        aria-label={copy.choose(title)}
        checked={chosen}
        onChange={({ target }) => onChoose(name, target.checked)}
      />
      <label htmlFor={id} className="name">
        <span>{title}</span>
        <span className="below mono">{name}</span>
        {shows[0] === undefined || open ? null : <span className="below">{shows[0]}</span>}
      </label>
      <span className="row" style={{ alignContent: 'start' }}>
        {code === undefined ? null : <span className="mono">{code}</span>}
        <IconButton
          label={copy.more(title)}
          icon={open ? 'chevronUp' : 'chevronDown'}
          size={24}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        <Button
          variant="outlined"
          size="small"
          href={startLink([name], visit)}
          target={PORTAL_TAB}
          aria-label={copy.enterNamed(title)}
          onClick={() =>
            setTimeout(() => void queries.invalidateQueries({ queryKey: ['session'] }), SWITCH_MS)
          }
        >
          {copy.enter}
        </Button>
      </span>
      {open ? <HowToSee scenario={scenario} /> : null}
      {chosen ? <Warnings name={name} composition={composition} /> : null}
    </div>
  );
});

/** Contradictions of this scenario with the other chosen ones, and its codes that another one hides. */
function Warnings({
  name,
  composition,
}: {
  readonly name: string;
  readonly composition: Composition | undefined;
}) {
  const contradictions =
    composition?.contradictions.filter(({ scenarios }) => scenarios.includes(name)) ?? [];
  const shadowed = composition?.shadowed.filter(({ scenario }) => scenario === name) ?? [];
  return (
    <>
      {contradictions.map(({ scenarios, message }) => (
        <p key={message} className="said caption bad">
          <Icon name="octagon" size={14} />{' '}
          {copy.contradicts(scenarios.filter((other) => other !== name).join('、'), message)}
        </p>
      ))}
      {shadowed.map(({ by, byCode, code }) => (
        <p key={code} className="said caption warn">
          <Icon name="warning" size={14} /> {copy.shadowed(by, byCode, code)}
        </p>
      ))}
    </>
  );
}

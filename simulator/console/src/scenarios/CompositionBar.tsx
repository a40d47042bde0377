import Button from '@mui/material/Button';
import { startSession } from '#generated/control/client.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { callControl } from '../callControl.ts';
import { copied } from '../copied.ts';
import { PORTAL_TAB, startLink } from '../portalLink.ts';
import { useAct } from '../useLive.ts';
import { composition as copy } from './copy.ts';
import type { Composition } from './useComposition.ts';

interface CompositionBarProps {
  readonly chosen: readonly string[];
  readonly composition: Composition | undefined;
  readonly onClear: () => void;
}

/** The chosen scenarios, their contradictions, and the buttons that start them; with contradictions they cannot start. */
export function CompositionBar({ chosen, composition, onClear }: CompositionBarProps) {
  const start = useAct(() => callControl(startSession, { scenarios: [...chosen] }), {
    done: ({ title }) => copy.switched(title),
  });
  if (chosen.length === 0) return null;
  const link = composition ? startLink(chosen, composition.visit) : undefined;
  const contradictions = composition?.contradictions.length ?? 0;
  const cannotStart = link === undefined || contradictions > 0;
  return (
    <section className="composition" aria-label={copy.region}>
      <div className="row">
        <strong>{chosen.length > 1 ? copy.title(chosen.length) : copy.one}</strong>
        <span role="status" className={`row ${contradictions > 0 ? 'bad' : 'good'}`}>
          {composition ? (
            <>
              <Icon name={contradictions > 0 ? 'octagon' : 'check'} size={14} />
              {contradictions > 0 ? copy.contradictions(contradictions) : copy.fine}
            </>
          ) : (
            copy.checking
          )}
        </span>
        <span className="grow" />
        <Button variant="link" onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
      <p className="caption mono">{chosen.join(',')}</p>
      {composition?.worldsCompared === false ? <p className="caption">{copy.notCompared}</p> : null}
      {composition && !cannotStart ? <p className="caption">{copy.enterAt(composition.visit)}</p> : null}
      <div className="row">
        {cannotStart ? (
          <Button disabled>{copy.enter}</Button>
        ) : (
          <Button href={link} target={PORTAL_TAB}>
            {copy.enter}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={cannotStart || start.isPending}
          onClick={() => start.mutate(undefined, { onSuccess: onClear })}
        >
          {copy.stay}
        </Button>
        <Button
          variant="outlined"
          disabled={cannotStart}
          onClick={() => void copied(location.origin + String(link), copy.copied)}
        >
          {copy.copyLink}
        </Button>
      </div>
    </section>
  );
}

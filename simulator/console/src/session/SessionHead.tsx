import Button from '@mui/material/Button';
import { useMemo, useRef, useState } from 'react';
import { startSession } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { callControl } from '../callControl.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useAct } from '../useLive.ts';
import { ClockBar } from './ClockBar.tsx';
import { copy } from './copy.ts';
import { LinkButtons } from './LinkButtons.tsx';
import { SessionNaming } from './SessionNaming.tsx';

type Session = components['schemas']['Session'];

/** The session's scenario and clock. */
export function SessionHead({ session }: { readonly session: Session | undefined }) {
  return (
    <section className="session-head" aria-label={copy.region} aria-busy={session === undefined}>
      {session ? (
        <>
          <About session={session} />
          <ClockBar session={session} />
        </>
      ) : (
        <SkeletonLines heights={[32, 20, 32]} />
      )}
    </section>
  );
}

function About({ session }: { readonly session: Session }) {
  const { id, name, scenarios, title, seed, size, faults } = session;
  const [naming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const { mutate: restart, isPending } = useAct(() => callControl(startSession, { scenarios }), {
    done: () => copy.restarted,
  });
  useKeys(useMemo(() => ({ r: () => restart(undefined) }), [restart]));
  return (
    <div className="row">
      <div className="grow">
        <h1>{title}</h1>
        <p className="caption">
          <code className="mono">{scenarios.join(',')}</code> · {copy.id}{' '}
          {name === undefined ? null : <strong>{name} </strong>}
          <code className="mono">{id}</code> · {copy.seed}{' '}
          {size === undefined ? seed : `${String(seed)} ${size}`}
          {faults > 0 ? <span className="warn"> · {copy.faults(faults)}</span> : null}
        </p>
      </div>
      {naming ? (
        <SessionNaming
          name={name}
          onDone={() => {
            setNaming(false);
            rename.current?.focus();
          }}
        />
      ) : null}
      <Button ref={rename} variant="outlined" aria-expanded={naming} onClick={() => setNaming(!naming)}>
        {copy.rename}
      </Button>
      <LinkButtons />
      <Button
        variant="outlined"
        aria-keyshortcuts="r"
        disabled={isPending}
        onClick={() => restart(undefined)}
      >
        {copy.restart}
        <Key name="R" />
      </Button>
    </div>
  );
}

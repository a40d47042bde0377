import Button from '@mui/material/Button';
import { getLink, startSession } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { SkeletonLines } from '../../../../portal/src/ui/feedback/Skeleton.tsx';
import { notify } from '../../../../portal/src/ui/feedback/notify.ts';
import { copyText } from '../../../../portal/src/ui/text/copyText.ts';
import { ask, messageOf } from '../ask.ts';
import { session as copy } from '../copy.ts';
import { portalAddress } from '../portalAddress.ts';
import { useAct } from '../useLive.ts';
import { ClockBar } from './ClockBar.tsx';

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
  const { id, scenarios, title, seed, size, faults } = session;
  const restart = useAct(() => ask(startSession, { scenarios }), {
    done: () => copy.restarted,
  });
  const copyLink = async () => {
    try {
      const page = await portalAddress();
      const { link } = await ask(getLink, page === undefined ? {} : { page });
      await copyText(location.origin + link);
      notify.success(copy.linkCopied);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <div className="row">
      <div className="grow">
        <h1>{title}</h1>
        <p className="caption">
          <code className="mono">{scenarios.join(',')}</code> · {copy.id} <code className="mono">{id}</code> ·{' '}
          {copy.seed} {size === undefined ? seed : `${String(seed)} ${size}`}
          {faults > 0 ? <span className="warn"> · {copy.faults(faults)}</span> : null}
        </p>
      </div>
      <Button variant="outlined" onClick={() => void copyLink()}>
        {copy.copyLink}
      </Button>
      <Button variant="outlined" disabled={restart.isPending} onClick={() => restart.mutate(undefined)}>
        {copy.restart}
      </Button>
    </div>
  );
}

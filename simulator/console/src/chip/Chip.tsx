import { useEffect, useRef, useState } from 'react';
import { addressOf, succeeded, type LogEntry } from '../log/entry.ts';
import { shortTime } from '../shortTime.ts';
import { useNewest, useSession } from '../useLive.ts';
import { ChipPanel } from './ChipPanel.tsx';
import { copy } from './copy.ts';
import { operationsAt } from './portalPage.ts';
import type { WhySubject } from './whySubject.ts';

/**
 * A button with scenario, clock, and the code or HTTP status of the latest failed request; it opens the panel.
 * @param host the chip's own host element
 */
export function Chip({ host }: { readonly host: Element }) {
  const [open, setOpen] = useState(false);
  const [picking, setPicking] = useState(false);
  const [subject, setSubject] = useState<WhySubject | string>();
  const button = useRef<HTMLButtonElement>(null);
  const { data: session } = useSession();
  const { data: entries = [], refetch } = useNewest();

  useEffect(() => {
    if (!picking) return undefined;
    const pick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || host.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      setPicking(false);
      // The page may be newer than the cached log.
      void refetch().then(({ data = [] }) => setSubject(subjectAt(target, data)));
    };
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPicking(false);
    };
    document.addEventListener('click', pick, true);
    document.addEventListener('keydown', cancel, true);
    return () => {
      document.removeEventListener('click', pick, true);
      document.removeEventListener('keydown', cancel, true);
    };
  }, [picking, refetch, host]);

  if (!session) return null;
  const failed = entries.find((entry) => !succeeded(entry));
  const { title, clock } = session;
  return (
    <aside aria-label={copy.region}>
      {picking ? (
        <p className="hint" role="status">
          {copy.picking}
        </p>
      ) : null}
      {open && !picking ? (
        <ChipPanel
          session={session}
          entries={entries}
          subject={newestOf(subject, entries)}
          onAsk={setSubject}
          onAnswered={(entry) => setSubject({ entry, follows: true })}
          onPick={() => setPicking(true)}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
      <button
        ref={button}
        type="button"
        className="chip"
        aria-expanded={open}
        aria-label={copy.open(title)}
        onClick={() => setOpen(!open)}
      >
        <strong>{title}</strong>
        <span>
          {shortTime(clock.now)}
          {failed ? <b>{failed.code ?? failed.status}</b> : null}
        </span>
      </button>
    </aside>
  );
}

/** Replaces the entry of a subject that follows its operation by the operation's newest entry. */
function newestOf(subject: WhySubject | string | undefined, entries: readonly LogEntry[]): typeof subject {
  if (typeof subject !== 'object' || !subject.follows) return subject;
  const address = addressOf(subject.entry);
  return { ...subject, entry: entries.find((entry) => addressOf(entry) === address) ?? subject.entry };
}

/** Returns the nearest request behind an element that is in the log; if there is none, a text that says so. */
function subjectAt(element: Element, entries: readonly LogEntry[]): WhySubject | string {
  const screen = element.closest('section,[role=region],[role=dialog],main')?.getAttribute('aria-label');
  const text = (screen ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  for (const address of operationsAt(element)) {
    const entry = entries.find((one) => addressOf(one) === address);
    if (entry) return { entry, screen: text };
  }
  return copy.nothingHere;
}

import { useMemo, useState } from 'react';
import { getLink, setClock } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { copyText } from '#portal/ui/text/copyText.ts';
import { BASE_PATH } from '../basePath.ts';
import { callControl, messageOf } from '../callControl.ts';
import { addressOf, succeeded, type LogEntry } from '../log/entry.ts';
import { matchingGroups } from '../scenarios/matchingGroups.ts';
import { isoOf } from '../session/days.ts';
import { leftOut } from '../session/leftOut.ts';
import { useAct, useScenarios } from '../useLive.ts';
import { WhySteps } from '../why/WhySteps.tsx';
import { copy } from './copy.ts';
import { refetch, enterHere } from './enterHere.ts';
import { OtherAnswers } from './OtherAnswers.tsx';
import type { WhySubject } from './whySubject.ts';

const DAY = 86_400_000;
const SHOWN_CODES = 6;

/** Scenarios that are shown while there is no search; the product owner chose them. */
const firstScenarios = [
  'baseline',
  'overdue-bill',
  'frozen-quota',
  'child-account',
  'billing-in-progress',
  'face-auth-failure',
];

interface ChipPanelProps {
  readonly session: components['schemas']['Session'];
  readonly entries: readonly LogEntry[];
  /** The element or request to explain, or why there is no explanation. */
  readonly subject: WhySubject | string | undefined;
  readonly onAsk: (subject: WhySubject | undefined) => void;
  /** Called when the page has repeated the request and got another response. */
  readonly onAnswered: (entry: LogEntry) => void;
  readonly onPick: () => void;
  readonly onClose: () => void;
}

/** All scenarios one click away, the clock, the last codes, and explanations. */
export function ChipPanel(props: ChipPanelProps) {
  const { session, entries, subject, onAsk, onAnswered, onPick, onClose } = props;
  const [refused, setRefused] = useState<string>();
  const move = useAct(async (at: number) => {
    await callControl(setClock, { at: isoOf(at) });
    await refetch();
  });
  const link = useAct(
    async () => {
      const { link: found, leavesOut } = await callControl(getLink, { page: address() });
      await copyText(location.origin + found);
      return leftOut(leavesOut);
    },
    { silent: true },
  );
  const feedback = {
    onSuccess: () => setRefused(undefined),
    onError: (error: Error) => setRefused(messageOf(error)),
  };
  const now = Date.parse(session.clock.now);
  return (
    <section
      className="panel"
      aria-label={copy.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className="column">
        <Scenarios
          session={session}
          onRefused={(why) => {
            setRefused(why);
            // An explanation of the previous scenario does not apply.
            onAsk(undefined);
          }}
        />
        {refused === undefined ? null : <p role="alert">{refused}</p>}
        <div className="line">
          <strong className="grow">{session.clock.now.slice(0, 16).replace('T', ' ')}</strong>
          <button type="button" onClick={() => move.mutate(now - DAY)}>
            {copy.back}
          </button>
          <button type="button" onClick={() => move.mutate(now + DAY)}>
            {copy.day}
          </button>
        </div>
        <h2>{copy.codes}</h2>
        {entries.length === 0 ? <p className="caption">{copy.noCodes}</p> : null}
        <ul>
          {entriesToShow(entries).map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className="code"
                aria-label={copy.whyThis(`#${String(entry.id)} ${String(addressOf(entry))}`)}
                onClick={() => onAsk({ entry })}
              >
                <span className="mono grow">{addressOf(entry)}</span>
                <b className={succeeded(entry) ? 'mono' : 'mono bad'}>{entry.code ?? entry.status}</b>
              </button>
            </li>
          ))}
        </ul>
        {link.data ? <p className="caption">{copy.linkWithout(link.data)}</p> : null}
        <div className="line">
          <a href={`${BASE_PATH}/_sim`} target="sim-console">
            {copy.console}
          </a>
          <span className="grow caption">{session.id}</span>
          <button type="button" onClick={() => link.mutate(undefined, feedback)}>
            {link.isSuccess ? copy.copied : copy.copyLink}
          </button>
          <button type="button" onClick={onClose}>
            {copy.close}
          </button>
        </div>
      </div>
      <div className="column">
        <button type="button" onClick={onPick}>
          {copy.pick}
        </button>
        {typeof subject === 'string' ? <p className="caption">{subject}</p> : null}
        {typeof subject === 'object' ? (
          <>
            <WhySteps entry={subject.entry} screen={subject.screen} />
            <OtherAnswers
              entry={subject.entry}
              feedback={feedback}
              onAnswered={() => onAnswered(subject.entry)}
            />
          </>
        ) : null}
      </div>
    </section>
  );
}

const address = (): string => location.pathname + location.search;

/** Returns the requests of operations to show: failed ones first, then the others, each from the newest. */
const entriesToShow = (entries: readonly LogEntry[]): readonly LogEntry[] => {
  const calls = entries.filter((entry) => addressOf(entry) !== undefined);
  return [...calls.filter((entry) => !succeeded(entry)), ...calls.filter(succeeded)].slice(0, SHOWN_CODES);
};

interface ScenariosProps {
  readonly session: ChipPanelProps['session'];
  readonly onRefused: (why: string | undefined) => void;
}

function Scenarios({ session, onRefused }: ScenariosProps) {
  const [search, setSearch] = useState('');
  const { data: scenarios } = useScenarios();
  const shown = useMemo(() => {
    const all = scenarios ?? [];
    if (search.trim() === '')
      return firstScenarios.flatMap((name) => all.filter((scenario) => scenario.name === name));
    return matchingGroups(all, search).flatMap((group) => group.scenarios);
  }, [scenarios, search]);
  const enter = useAct(
    ({ name, visit }: { name: string; visit: string }) => enterHere(name, visit, session.visit),
    {
      silent: true,
    },
  );
  return (
    <>
      <h2>{copy.scenarios}</h2>
      <input
        type="search"
        aria-label={copy.search}
        placeholder={copy.searchHint}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="scenarios">
        {shown.map(({ name, title, visit }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={session.scenarios.includes(name)}
              onClick={() =>
                enter.mutate(
                  { name, visit },
                  {
                    onSuccess: () => onRefused(undefined),
                    onError: (error) => onRefused(messageOf(error)),
                  },
                )
              }
            >
              {title} <span className="mono">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="caption">{copy.none}</p> : null}
    </>
  );
}
